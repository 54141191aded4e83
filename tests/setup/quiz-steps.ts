import type { Page } from '@playwright/test';

// Steps of making and taking a quiz in the browser, in Arabic.

/** Adds a question to the quiz that is being made. @param type as the menu names it */
export async function addQuestion(page: Page, type: string, text: string): Promise<void> {
  await page.getByRole('button', { name: 'أضف سؤالًا' }).click();
  await page.getByRole('menuitem', { name: type }).click();
  await page.getByRole('textbox', { name: 'نص السؤال' }).fill(text);
}

/** Submits the attempt that is shown. */
export async function submitAttempt(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'سلّم' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'سلّم' }).click();
}
