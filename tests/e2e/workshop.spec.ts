import type { Page } from '@playwright/test';
import { DAY } from '@/lib/shared/time';
import { inStore } from '../setup/app-store';
import { joinAs, pay, signIn, typeDay, untilAlive, watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { issueCertificate } from '../setup/course-steps';
import { DEMO } from '../setup/demo-accounts';
import { forgetRefusals } from '../setup/money-steps';
import { beginProduct, publishAt } from '../setup/product-steps';
import { saveTrueFalse, submitAttempt } from '../setup/quiz-steps';

test.afterEach(forgetRefusals);

const TITLE = `ورشة في كتابة الخبر ${Date.now() % 100_000}`;
const LINK = 'https://meet.example/qeema-workshop';
const DATE = new Date(Date.now() + 20 * DAY).toISOString().slice(0, 10);

test('a workshop with a quiz is made, its last seat is given back and offered on, and its next holder gets a certificate', async ({
  page,
  browser,
}) => {
  test.slow();
  const problems = watch(page);
  await signIn(page, DEMO.creator, '/product/create');

  await test.step('a workshop with one date and one seat is made and published', async () => {
    await beginProduct(page, {
      type: 'ورشة واختبار',
      title: TITLE,
      description: 'نكتب معًا، ثم نقرأ ما كتبناه.',
    });
    await page.getByLabel('ثمن المقعد').fill('٣٠');
    await typeDay(page, 'اليوم', DATE);
    await page.getByRole('combobox', { name: 'المقاعد' }).click();
    await page.getByRole('option', { name: 'مقعد واحد' }).click();
    await page.getByLabel('رابط اللقاء').fill(LINK);
  });

  await test.step('a quiz after it is made on the way, and the workshop is published', async () => {
    const after = page.getByRole('region', { name: 'اختبار بعد الورشة' });
    await after.getByRole('button', { name: 'أعدّ الاختبار' }).click();
    await expect(page.getByRole('heading', { name: 'الاختبار بعد الورشة' })).toBeVisible();
    await page.getByRole('button', { name: 'احفظ الاختبار' }).click();
    await expect(page.getByText('أضف سؤالًا واحدًا على الأقل')).toBeVisible();
    await saveTrueFalse(page, 'العنوان آخر ما يُكتب.', 'صح');
    await page.getByRole('link', { name: 'عدّل الورشة' }).click();
    await publishAt(page, 'النشر');
  });
  const productPath = new URL(page.url()).pathname;

  const buyer = await (await browser.newContext()).newPage();
  const other = await (await browser.newContext()).newPage();
  const theirs = [watch(buyer), watch(other)];
  await test.step('the last seat is taken and paid for', async () => {
    await joinAs(buyer, {}, productPath);
    expect(await buyer.content()).not.toContain(LINK);
    await expect(buyer.getByText('اختبار بعد الورشة، والشهادة لمن حضر واجتازه.')).toBeVisible();
    const dialog = await openDates(buyer);
    await expect(dialog.getByText(/بقي مقعد واحد/)).toBeVisible();
    await dialog.getByRole('button', { name: 'احجز مقعدًا وأكمل الدفع' }).click();
    await buyer.waitForURL(/\/checkout/);
    await expect(buyer.getByText(/محجوز لك/)).toBeVisible();
    await pay(buyer);
  });

  await test.step('somebody else finds it full, and waits', async () => {
    await joinAs(other, {}, productPath);
    const dialog = await openDates(other);
    await dialog.getByRole('button', { name: 'انضمّ إلى قائمة الانتظار' }).click();
    await expect(dialog.getByText(/أنت في قائمة الانتظار/)).toBeVisible();
  });

  await test.step('the seat is given back, with all the money', async () => {
    await buyer.goto('/purchased-posts');
    await buyer.getByRole('link', { name: TITLE }).first().click();
    await expect(buyer.getByText('يظهر رابط الدخول هنا قبل البدء بعشر دقائق.')).toBeVisible();
    expect(await buyer.content()).not.toContain(LINK);
    await buyer.getByRole('button', { name: 'تنازل عن المقعد' }).click();
    const asked = buyer.getByRole('alertdialog');
    await expect(asked.getByText(/يعود إليك الثمن كاملًا/)).toBeVisible();
    await asked.getByRole('button', { name: 'تنازل عن المقعد' }).click();
    await expect(buyer.getByText('خلا المقعد لغيرك')).toBeVisible();
  });

  await test.step('the seat is kept for the one that waited, and goes into their checkout', async () => {
    await other.goto(productPath);
    const dialog = await openDates(other);
    await expect(dialog.getByText(/خلا مقعد، وهو محفوظ لك حتى/)).toBeVisible();
    await dialog.getByRole('button', { name: 'احجز مقعدًا وأكمل الدفع' }).click();
    await other.waitForURL(/\/checkout/);
    await expect(other.getByText(/محجوز لك/)).toBeVisible();
    await pay(other);
  });

  await test.step('the workshop takes place, and its host marks who was there', async () => {
    const id = productPath.split('/')[2];
    await inStore(
      `update workshop_dates set starts_at = now() - interval '3 hours', ends_at = now() - interval '1 hour'
        where product_id = $1`,
      [id],
    );
    await page.goto(`/product/${id}/dates`);
    await page.getByRole('button', { name: 'من اشترى' }).click();
    await expect(page.getByText('بعدها: لم يُجب')).toBeVisible();
    await page.getByRole('button', { name: 'حاضر' }).click();
    await expect(page.getByText(/حضر شخص واحد/)).toBeVisible();
  });

  await test.step('a wrong answer fails and brings no certificate, a right one passes and brings it', async () => {
    await other.goto('/purchased-posts');
    await other.getByRole('link', { name: TITLE }).first().click();
    await other.getByRole('button', { name: 'ابدأ الاختبار' }).click();
    await other.getByRole('radio', { name: 'خطأ' }).check();
    await submitAttempt(other);
    await expect(other.getByText('لم تجتزه هذه المرة')).toBeVisible();
    await expect(other.getByRole('button', { name: 'احصل على شهادتك' })).toHaveCount(0);
    await other.getByRole('button', { name: 'حاول مرة أخرى' }).click();
    await other.getByRole('radio', { name: 'صح' }).check();
    await submitAttempt(other);
    await expect(other.getByRole('heading', { name: 'اجتزت الاختبار' })).toBeVisible();
    await issueCertificate(other);
  });
  expect([...problems, ...theirs.flat()]).toEqual([]);
});

async function openDates(page: Page) {
  const open = page.getByRole('button', { name: 'اختر موعدًا' });
  await untilAlive(open);
  await open.click();
  return page.getByRole('dialog', { name: 'اختر موعد الورشة' });
}
