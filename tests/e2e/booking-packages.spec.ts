import { chooseTime } from '../setup/booking-steps';
import { joinAs, pay, signIn, untilAlive, watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { DEMO } from '../setup/demo-accounts';
import { forgetRefusals } from '../setup/money-steps';
import { beginProduct } from '../setup/product-steps';

test.afterEach(forgetRefusals);

const TITLE = `دروس في النحو ${Date.now() % 100_000}`;

test('a tutor offers a package, a learner in another zone buys it and uses it up, and the tutor sees it', async ({
  page,
  browser,
}) => {
  test.slow();
  const problems = watch(page);
  await signIn(page, DEMO.creator, '/product/create');

  await test.step('a lesson is offered singly and in a package', async () => {
    await beginProduct(page, { type: 'درس خاص', title: TITLE, description: 'من الجملة إلى النص.' });
    await page.getByLabel('السعر', { exact: true }).fill('٢٠');
    await page.getByRole('button', { name: 'أضف باقة' }).click();
    await page.getByLabel('عدد الدروس').click();
    await page.getByRole('option', { name: '3 دروس' }).click();
    await page.getByLabel('ثمن الباقة').fill('٥١');
    await page.getByLabel('رابط اللقاء').fill('https://meet.example/nahw');
    await page.getByRole('button', { name: 'التالي' }).click();
    await page.getByRole('button', { name: 'انشر المنتج' }).click();
    await expect(page.getByText(/نُشر منتجك/)).toBeVisible();
  });
  const productPath = new URL(page.url()).pathname;

  const buyer = await (await browser.newContext({ timezoneId: 'America/New_York' })).newPage();
  const theirs = watch(buyer);
  await test.step('a learner reads its terms before paying, and buys it without a time', async () => {
    await joinAs(buyer, {}, productPath);
    await untilAlive(buyer.getByRole('button', { name: 'اختر موعدًا' }));
    await buyer.getByRole('button', { name: 'اختر موعدًا' }).click();
    const dialog = buyer.getByRole('dialog', { name: 'اختر موعدك' });
    await dialog.getByRole('button', { name: /3 دروس/ }).click();
    await expect(dialog).toContainText('صالحة 90 يومًا من الشراء');
    await expect(dialog).toContainText('17');
    await dialog.getByRole('button', { name: 'اشترِ الباقة' }).click();
    await buyer.waitForURL(/\/checkout/);
    await expect(buyer.getByRole('region', { name: 'باقتك' })).toContainText(
      'ما لم تحجزه قبل انتهاء المدة يسقط',
    );
    await pay(buyer);
  });

  await test.step('a lesson is booked, and returns when it is cancelled in time', async () => {
    await buyer.goto('/purchased-posts');
    await buyer.getByRole('link', { name: TITLE }).first().click();
    await expect(buyer.getByText('بقي لك: 3 دروس')).toBeVisible();
    await buyer.getByRole('button', { name: 'احجز درسًا' }).click();
    const dialog = buyer.getByRole('dialog', { name: 'احجز درسًا من باقتك' });
    await chooseTime(dialog);
    await dialog.getByRole('button', { name: 'احجز الدرس' }).click();
    await expect(buyer.getByText('بقي لك: درسان')).toBeVisible();
    await buyer.getByRole('button', { name: 'ألغِ الدرس' }).click();
    const asked = buyer.getByRole('alertdialog', { name: 'إلغاء الدرس' });
    await expect(asked).toContainText('يعود الدرس إلى باقتك');
    await asked.getByRole('button', { name: 'ألغِ الدرس' }).click();
    await expect(buyer.getByText('بقي لك: 3 دروس')).toBeVisible();
  });

  await test.step('the next weeks are booked together, and it is used up', async () => {
    await buyer.getByRole('button', { name: 'احجز الأسابيع القادمة' }).click();
    const dialog = buyer.getByRole('dialog', { name: 'الأسابيع القادمة معًا' });
    await chooseTime(dialog);
    await expect(
      dialog.getByRole('list', { name: 'الأسابيع' }).getByText('متاح', { exact: true }),
    ).toHaveCount(3);
    await dialog.getByRole('button', { name: 'احجز 3 دروس' }).click();
    await expect(buyer.getByText('بقي لك: لا دروس')).toBeVisible();
    await expect(buyer.getByRole('button', { name: 'احجز درسًا' })).toBeHidden();
    await expect(buyer.getByRole('button', { name: 'انقله' })).toHaveCount(3);
  });

  await test.step('the tutor sees whose package runs, and what is left', async () => {
    await page.goto('/creator/calendar/packages');
    await expect(page.getByText(TITLE)).toBeVisible();
    await expect(page.getByText(/3 دروس محجوزة · لم يبقَ شيء/)).toBeVisible();
  });
  expect([...problems, ...theirs]).toEqual([]);
});
