import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { untilAlive } from './browser-steps';
import { chooseFile } from './upload-steps';

// Steps of making a product in the browser, in Arabic.

/** Fills the first step of the form of a new product, and gives it a cover in the second. */
export async function beginProduct(
  page: Page,
  { type, title, description }: { type: string; title: string; description: string },
): Promise<void> {
  await untilAlive(page.getByRole('radio', { name: type }));
  await page.getByRole('radio', { name: type }).check();
  await page.getByLabel('العنوان').fill(title);
  await page.getByLabel('الوصف').fill(description);
  await page.getByLabel('التصنيف').click();
  await page.getByRole('option').filter({ hasNotText: 'اختر' }).first().click();
  await page.getByRole('button', { name: 'التالي' }).click();
  const cover = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#6b3f1d' } })
    .png()
    .toBuffer();
  await chooseFile(page, page.getByRole('button', { name: 'اختر صورة' }), {
    name: 'غلاف.png',
    mimeType: 'image/png',
    buffer: cover,
  });
  await page.getByRole('button', { name: 'اعتماد الصورة' }).click();
  await expect(page.getByRole('button', { name: 'إزالة الصورة', exact: true })).toBeVisible();
}

/** Publishes the product whose form is shown. @param step the name of its last step */
export async function publishAt(page: Page, step: string): Promise<void> {
  const last = page.getByRole('button', { name: step });
  await untilAlive(last);
  await last.click();
  await page.getByRole('button', { name: 'انشر المنتج' }).click();
  await expect(page.getByText(/نُشر منتجك/)).toBeVisible();
}
