import { expect, test } from '../setup/browser-test';

test('sign-in and registration show every way in and link to each other', async ({ page }) => {
  for (const path of ['/login', '/auth/register']) {
    await page.goto(`${path}?callbackUrl=%2Fcart`);
    await expect(page.getByRole('button', { name: 'المتابعة عبر Google' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'المتابعة برقم الجوال' })).toHaveAttribute(
      'href',
      '/auth/phone?callbackUrl=%2Fcart',
    );
    await expect(page.getByLabel('البريد الإلكتروني')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'كلمة المرور' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'المتابعة كضيف' })).toHaveAttribute('href', '/guest');
  }
  await page.getByRole('link', { name: 'سجّل الدخول' }).click();
  await expect(page.getByRole('heading', { name: 'أهلًا بعودتك' })).toBeVisible();
  const forgotten = page.getByRole('link', { name: 'نسيت كلمة المرور؟' });
  await expect(forgotten).toHaveAttribute('href', /^\/auth\/forgot-password/);
  await page.getByRole('link', { name: 'أنشئ حسابًا' }).click();
  await page.getByRole('link', { name: 'ما الفرق بينهما؟' }).click();
  await page.getByRole('link', { name: 'حساب شركة' }).click();
  await expect(page.getByRole('heading', { name: 'سجّل شركتك' })).toBeVisible();
});
