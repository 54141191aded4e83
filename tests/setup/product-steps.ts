import { expect, type Page } from '@playwright/test';
import { isAlive } from './browser-steps';

// Steps of making a product in the browser, in Arabic.

type Upload = { name: string; mimeType: string; buffer: Buffer };

/** Chooses a file with a button, or several at once. */
export async function chooseFile(page: Page, button: string, file: Upload | Upload[]): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button }).click(),
  ]);
  await chooser.setFiles(file);
}

/** Opens the form of a draft at its second step: what it sells. */
export async function openContent(page: Page, productId: string): Promise<void> {
  await page.goto(`/product/${productId}/edit`);
  const next = page.getByRole('button', { name: 'التالي' });
  await isAlive(next);
  await next.click();
}

/** Publishes the product whose form is shown. @param step the name of its last step */
export async function publishAt(page: Page, step: string): Promise<void> {
  const last = page.getByRole('button', { name: step });
  await isAlive(last);
  await last.click();
  await page.getByRole('button', { name: 'انشر المنتج' }).click();
  await expect(page.getByText(/نُشر منتجك/)).toBeVisible();
}
