import { readFile } from 'node:fs/promises';
import { inStore } from '../setup/app-store';
import {
  buyAsGuest,
  DEMO,
  joinAs,
  pay,
  proveCard,
  signIn,
  tokenOf,
  watch,
  watchVersion,
} from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { forgetRefusals } from '../setup/money-steps';

test.afterEach(forgetRefusals);

const PRODUCT = 'دليل الهوية البصرية: من الفكرة إلى الدليل';

test('a guest finds a product, registers, comes back, buys and downloads it; nobody else can download it', async ({
  page,
  browser,
}) => {
  const problems = watch(page);
  const withoutVersion = watchVersion(page);

  await test.step('a guest opens a product from the marketplace', async () => {
    await page.goto('/marketplace');
    await page.getByRole('link', { name: PRODUCT }).click();
    await expect(page.getByRole('heading', { level: 1, name: PRODUCT })).toBeVisible();
  });
  const productPath = new URL(page.url()).pathname;

  await test.step('buying asks to sign in, and registering leads to the checkout', async () => {
    await buyAsGuest(page);
    await page.getByLabel('الاسم الكامل').fill('نورة القحطاني');
    await page.getByLabel('البريد الإلكتروني').fill(`noura.${Date.now()}@example.com`);
    await page.getByRole('textbox', { name: 'كلمة المرور' }).fill('نهر هادئ بعيد عن البحر');
    await page.getByRole('button', { name: 'إنشاء الحساب' }).click();
    await page.waitForURL((url) => url.pathname === '/checkout');
    await expect(page.getByRole('heading', { name: 'إتمام الشراء' })).toBeVisible();
    await page.goto(productPath);
  });

  await test.step('the product goes into the cart and is paid', async () => {
    await page.getByRole('button', { name: 'أضف إلى السلة' }).click();
    await expect(page.getByRole('link', { name: 'السلة، المنتجات فيها: 1' })).toBeVisible();
    await page.getByRole('link', { name: 'في السلة: افتحها' }).click();
    await expect(page.getByRole('list', { name: 'ما في السلة' })).toContainText(PRODUCT);
    await page.getByRole('link', { name: 'إتمام الشراء' }).click();
    await expect(page.getByRole('heading', { name: 'إتمام الشراء' })).toBeVisible();
    await pay(page);
    await expect(page.getByRole('link', { name: 'السلة، فارغة' })).toBeVisible();
  });

  const link = page.waitForRequest((request) => request.url().endsWith('/link'));
  await test.step('the file downloads', async () => {
    await page.getByRole('link', { name: 'افتحه ونزّله' }).click();
    await expect(page.getByRole('heading', { level: 1, name: PRODUCT })).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('button', { name: /^تنزيل/ })
        .first()
        .click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);
    const content = await readFile(await download.path());
    expect(content.subarray(0, 5).toString()).toBe('%PDF-');
  });

  await test.step('the purchase is on the list of purchases, and the product page says so', async () => {
    await page.goto('/purchased-posts');
    await expect(page.getByRole('link', { name: `فتح «${PRODUCT}»` })).toBeVisible();
    await page.goto(productPath);
    await expect(page.getByText('مُشترى').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'اشترِ الآن' })).toHaveCount(0);
  });

  await test.step('a stranger’s request for the link is refused with 403, a visitor’s with 401', async () => {
    const address = (await link).url();
    const stranger = await browser.newPage();
    await signIn(stranger, DEMO.member);
    const headers = { version: '2', Authorization: `Bearer ${await tokenOf(stranger)}` };
    const refused = await stranger.request.post(address, { headers });
    expect(refused.status()).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'not_entitled' });
    expect((await stranger.request.post(address, { headers: { version: '2' } })).status()).toBe(401);
    await stranger.close();
  });

  expect(withoutVersion).toEqual([]);
  expect(problems).toEqual([]);
});

test('an order whose card was refused is paid with another card', async ({ page }) => {
  const problems = watch(page);
  await joinAs(page, { name: 'ليان القحطاني' });
  await page.goto('/marketplace?type=guide_ebook&sort=newest');
  await page.getByRole('link', { name: 'ميزانية بلا ألم: مالك في صفحة' }).click();
  await page.getByRole('link', { name: 'اشترِ الآن' }).click();
  await page.getByRole('button', { name: /^ادفع/ }).click();

  await page.getByRole('button', { name: /الرصيد غير كافٍ/ }).click();
  await expect(page.getByLabel('رقم البطاقة')).not.toHaveValue('');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'رصيد البطاقة غير كافٍ.' })).toBeVisible();
  await page.getByRole('link', { name: 'العودة إلى الطلب' }).click();
  await expect(page.getByRole('heading', { name: 'لم يكتمل الدفع' })).toBeVisible();
  await expect(page.getByText('ينجح الدفع ببطاقة أخرى، أو بعد شحن رصيدها.')).toBeVisible();
  const order = page.url();

  // Another card is refused too; on the gateway's page the next card is one press away.
  await page.getByRole('button', { name: 'ادفع ببطاقة أخرى' }).click();
  await page.getByRole('button', { name: /الرصيد غير كافٍ/ }).click();
  await expect(page.getByLabel('رقم البطاقة')).not.toHaveValue('');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'ادفع ببطاقة أخرى' }).click();
  await page.getByRole('button', { name: /تُقبل بعد ثوانٍ/ }).click();
  await expect(page.getByLabel('رقم البطاقة')).not.toHaveValue('');
  await page.keyboard.press('Enter');
  await proveCard(page);
  await expect(page.getByText('يجري تأكيد الدفع')).toBeVisible();
  // The payment would succeed some seconds later, on a busy machine before the order's page is seen.
  await succeedIn('1 hour');
  await page.waitForURL(order);
  await expect(page.getByRole('heading', { name: 'نؤكد دفعتك الآن' })).toBeVisible();
  await succeedIn('0');
  await expect(page.getByRole('heading', { name: 'تم الدفع، شكرًا لك' })).toBeVisible({ timeout: 30_000 });
  expect(problems).toEqual([]);
});

/** Decides when the slow card's payment succeeds, counted from now. */
async function succeedIn(time: string): Promise<void> {
  const moved = await inStore(
    `select graphile_worker.reschedule_jobs(array_agg(id), now() + $1::interval) from graphile_worker.jobs
     where task_identifier = 'succeedSandboxPaymentLate' having count(*) = 1`,
    [time],
  );
  expect(moved).toHaveLength(1);
}
