import type { Page } from '@playwright/test';
import { joinAs, typeDay, unique, untilAlive, watch } from '@/tests/setup/browser-steps';
import { expect, test } from '@/tests/setup/browser-test';
import { until } from '@/tests/setup/waits';

/** Chooses in a combobox by keyboard. */
async function chooseByKeys(page: Page, name: string, typed: string, option: string) {
  await expect(page.getByRole('combobox', { name })).toBeFocused();
  await page.keyboard.type(typed);
  await expect(page.getByRole('option', { name: option }).first()).toBeVisible();
  const highlighted = page.locator('[role=option].Mui-focused');
  if ((await highlighted.count()) === 0) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name })).toHaveValue(option);
}

test('a member becomes a creator by keyboard alone, with a reload during the setup', async ({ page }) => {
  const problems = watch(page);
  await joinAs(page, {}, '/creator/profile-setup');
  await expect(page.getByRole('banner')).toHaveCount(0);

  await test.step('the first step refuses a child’s date of birth', async () => {
    const birth = page.getByRole('group', { name: 'تاريخ الميلاد' });
    await untilAlive(page.getByRole('button', { name: 'التالي' }));
    await typeDay(page, 'تاريخ الميلاد', '2020-05-01');
    await page.keyboard.press('Enter');
    await expect(page.getByText('يجب أن يكون عمرك 13 عامًا على الأقل')).toBeVisible();
    await expect(birth.locator(':focus')).toHaveCount(1);
    await typeDay(page, 'تاريخ الميلاد', '1996-05-01');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'العمل والمكان' })).toBeFocused();
  });

  await test.step('industry, country and city are found by typing', async () => {
    await page.keyboard.press('Tab');
    await chooseByKeys(page, 'المجال', 'حاسوبيه', 'البرمجة والاستشارات الحاسوبية');
    await page.keyboard.press('Tab');
    await chooseByKeys(page, 'الدولة', 'سعوديه', 'السعودية');
    await page.keyboard.press('Tab');
    await chooseByKeys(page, 'المدينة', 'رياض', 'الرياض');
  });

  await test.step('a reload keeps the step and the typed text', async () => {
    const stored = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
    await until(stored, (text) => text.includes('108410'));
    await page.reload();
    await expect(page.getByText('عدنا بك إلى حيث توقفت')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'الخطوة 2 من 3' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'المدينة' })).toHaveValue('الرياض');
    await expect(page.getByRole('combobox', { name: 'المجال' })).toHaveValue('البرمجة والاستشارات الحاسوبية');
    await page.getByRole('button', { name: 'السابق' }).press('Enter');
    await expect(page.getByRole('group', { name: 'تاريخ الميلاد' })).toHaveText(/1\s+مايو\s+1996/);
    await page.getByRole('button', { name: 'التالي' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'العمل والمكان' })).toBeFocused();
    await page.getByRole('button', { name: 'التالي' }).press('Enter');
  });

  await test.step('an invalid link is refused, and a valid one finishes the setup', async () => {
    await page.getByRole('button', { name: 'إضافة رابط' }).press('Enter');
    const link = page.getByLabel('الرابط 1', { exact: true });
    await expect(link).toBeFocused();
    await page.keyboard.type('javascript:alert(1)');
    await page.keyboard.press('Enter');
    await expect(page.getByText('اكتب الرابط كاملًا، مثل https://x.com/name')).toBeVisible();
    await link.fill('x.com/layan');
    await link.press('Enter');
    await page.waitForURL((url) => url.pathname === '/creator/dashboard');
  });

  await test.step('a creator sees Create Product, and the profile shows the public answers', async () => {
    await expect(page.getByRole('link', { name: 'أنشئ منتجًا' }).first()).toBeVisible();
    await page.goto('/creator/profile-setup');
    await page.waitForURL((url) => url.pathname === '/settings/edit_profile');
    const own = page.getByRole('link', { name: 'عرض ملفي' });
    await untilAlive(own);
    await own.click();
    await page.waitForURL(/\/users\//);
    await expect(page.getByText('الرياض', { exact: false }).first()).toBeVisible();
    await expect(page.locator('a[href="https://x.com/layan"]').first()).toBeVisible();
    await expect(page.getByText('1996')).toHaveCount(0);
  });
  expect(problems).toEqual([]);
});

test('a company registers, finishes its setup, and is a creator on the page it came for', async ({
  page,
}) => {
  const handle = unique('madar');
  await page.goto('/auth/register-business?callbackUrl=%2Fmarketplace');
  await page.locator('input[name=name]').fill('مدار');
  await page.locator('input[name=handle]').fill(handle);
  await page.locator('input[name=email]').fill(`${handle}@e2e.example`);
  await page.locator('input[name=password]').fill('سفينة-بعيدة-1447');
  await page.locator('form button[type=submit]').click();
  await page.waitForURL((url) => url.pathname === '/creator/company-setup');

  await test.step('its handle is free for itself, even if storage was cleared and the page has no token', async () => {
    await page.evaluate(() => localStorage.clear());
    // From the new page on: requests of the old page have no body left.
    await page.reload({ waitUntil: 'commit' });
    const checked = await page.waitForResponse((answer) =>
      answer.url().includes('/api/users/handleAvailable'),
    );
    expect((await checked.json()).payload).toMatchObject({ handle, available: true });
  });

  await test.step('the company’s name is filled in already; the other fields are empty', async () => {
    await expect(page.getByLabel('اسم الشركة')).toHaveValue('مدار');
    await expect(page.getByRole('textbox', { name: 'المعرّف' })).toHaveValue(handle);
    const next = page.getByRole('button', { name: 'التالي' });
    await untilAlive(next);
    await next.click();
    await expect(page.getByText('هذا الحقل مطلوب')).toHaveCount(2);
    await page.getByLabel('العنوان التعريفي').fill('استوديو ألعاب عربية');
    await page.getByLabel('وصف الشركة').fill('نصنع ألعابًا يلعبها الكبار والصغار.');
    await page.getByRole('button', { name: 'التالي' }).click();
  });

  await test.step('the business information is typed', async () => {
    await expect(page.getByRole('heading', { name: 'معلومات النشاط' })).toBeFocused();
    await page.getByRole('combobox', { name: 'حجم الشركة' }).click();
    await page.getByRole('option', { name: /11–50/ }).click();
    await typeDay(page, 'تاريخ التأسيس', '2015-03-20');
    await page.getByRole('combobox', { name: 'المجال' }).fill('النشر');
    await page.getByRole('option', { name: 'النشر', exact: true }).click();
    await page.getByLabel('الوسوم').fill('ألعاب عربية ');
    await expect(page.getByText('#ألعاب')).toBeVisible();
    await expect(page.getByText('#عربية')).toBeVisible();
    await page.getByRole('button', { name: 'التالي' }).click();
  });

  await test.step('place, with a city that is not in the list', async () => {
    await page.getByRole('combobox', { name: 'الدولة' }).fill('الأردن');
    await page.getByRole('option', { name: 'الأردن' }).first().click();
    await page.getByRole('combobox', { name: 'المدينة' }).fill('حي النسيم الجديد');
    await page.getByRole('button', { name: 'إنهاء الإعداد' }).click();
    await page.waitForURL((url) => url.pathname === '/marketplace');
    await expect(page.getByRole('link', { name: 'أنشئ منتجًا' }).first()).toBeVisible();
  });
});
