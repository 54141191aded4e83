import { expect, type Page } from '@playwright/test';

// Steps of making and taking a quiz in the browser, in Arabic.

/** Adds a question to the quiz that is being made. @param type as the menu names it */
export async function addQuestion(page: Page, type: string, text: string): Promise<void> {
  await page.getByRole('button', { name: 'أضف سؤالًا' }).click();
  await page.getByRole('menuitem', { name: type }).click();
  await page.getByRole('textbox', { name: 'نص السؤال' }).fill(text);
}

/** Adds a question of true or false, and saves the assessment that is being made. @param answer what is right */
export async function saveTrueFalse(page: Page, text: string, answer: 'صح' | 'خطأ'): Promise<void> {
  await addQuestion(page, 'صح أو خطأ', text);
  await page.getByRole('radio', { name: answer }).check();
  await page.getByRole('button', { name: 'احفظ الاختبار' }).click();
  await expect(page.getByText('حُفظ الاختبار')).toBeVisible();
}

/** Submits the attempt that is shown. */
export async function submitAttempt(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'سلّم' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'سلّم' }).click();
}
