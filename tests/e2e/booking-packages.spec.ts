import { chooseTime } from '../setup/booking-steps';
import { expect, test } from '../setup/browser-test';
import { nameLike, open } from '../setup/money-steps';
import { beginSale, SECRET_LINK } from '../setup/offers';
import { openContent } from '../setup/product-steps';
import { buyNow } from '../setup/purchase';

const TITLE = nameLike('دروس في النحو');
/** Of the package: three lessons. */
const PRICE = 5_100;

test('a tutor offers a package, a learner in another zone buys it and uses it up, and the tutor sees it', async ({
  page,
  browser,
}) => {
  const sale = { title: TITLE, timezoneId: 'America/New_York' };
  const { id, buyer, product, problems } = await beginSale(page, browser, 'package', sale);

  await test.step('the lesson is offered singly and in a package', async () => {
    await openContent(page, id);
    await page.getByLabel('السعر', { exact: true }).fill('٢٠');
    await page.getByRole('button', { name: 'أضف باقة' }).click();
    await page.getByLabel('عدد الدروس').click();
    await page.getByRole('option', { name: '3 دروس' }).click();
    await page.getByLabel('ثمن الباقة').fill('٥١');
    await page.getByLabel('رابط اللقاء').fill(SECRET_LINK);
    await page.getByRole('button', { name: 'التالي' }).click();
    await page.getByRole('button', { name: 'انشر المنتج' }).click();
    await expect(page.getByText(/نُشر منتجك/)).toBeVisible();
  });

  await test.step('a learner reads its terms, and chooses it without a time', async () => {
    await buyer.goto(product);
    const dialog = await open(buyer, buyer.getByRole('button', { name: 'اختر موعدًا' }), 'اختر موعدك');
    await dialog.getByRole('button', { name: /3 دروس/ }).click();
    await expect(dialog).toContainText('صالحة 90 يومًا من الشراء');
    await expect(dialog).toContainText('17');
    await dialog.getByRole('button', { name: 'اشترِ الباقة' }).click();
    await buyer.waitForURL(/\/checkout/);
    const terms = buyer.getByRole('region', { name: 'باقتك' });
    await expect(terms).toContainText('ما لم تحجزه قبل انتهاء المدة يسقط');
  });
  const { library } = await buyNow(buyer, id, PRICE);

  await test.step('a lesson is booked, and returns when it is cancelled in time', async () => {
    await buyer.goto(library);
    await expect(buyer.getByText('بقي لك: 3 دروس')).toBeVisible();
    const book = buyer.getByRole('button', { name: 'احجز درسًا' });
    const dialog = await open(buyer, book, 'احجز درسًا من باقتك');
    await chooseTime(dialog);
    await dialog.getByRole('button', { name: 'احجز الدرس' }).click();
    await expect(buyer.getByText('بقي لك: درسان')).toBeVisible();
    const cancel = buyer.getByRole('button', { name: 'ألغِ الدرس' });
    const question = await open(buyer, cancel, 'إلغاء الدرس', 'alertdialog');
    await expect(question).toContainText('يعود الدرس إلى باقتك');
    await question.getByRole('button', { name: 'ألغِ الدرس' }).click();
    await expect(buyer.getByText('بقي لك: 3 دروس')).toBeVisible();
  });

  await test.step('the next weeks are booked together, and it is used up', async () => {
    await buyer.getByRole('button', { name: 'احجز الأسابيع القادمة' }).click();
    const dialog = buyer.getByRole('dialog', { name: 'الأسابيع القادمة معًا' });
    await chooseTime(dialog);
    const weeks = dialog.getByRole('list', { name: 'الأسابيع' });
    await expect(weeks.getByText('متاح', { exact: true })).toHaveCount(3);
    await dialog.getByRole('button', { name: 'احجز 3 دروس' }).click();
    await expect(buyer.getByText('بقي لك: لا دروس')).toBeVisible();
    await expect(buyer.getByRole('button', { name: 'انقله' })).toHaveCount(3);
  });

  await test.step('the tutor sees whose package runs, and what is left', async () => {
    await page.goto('/creator/calendar/packages');
    await expect(page.getByText(TITLE)).toBeVisible();
    await expect(page.getByText(/3 دروس محجوزة · لم يبقَ شيء/)).toBeVisible();
  });
  expect(problems()).toEqual([]);
});
