import { expect, type Locator } from '@playwright/test';

// Steps of booking in the browser, in Arabic.

/** The days of a calendar on which a time is free. */
export const freeDays = (calendar: Locator): Locator =>
  calendar.getByRole('button', { name: /، .*(موعد|موعدان|مواعيد|موعدًا)$/, disabled: false });

/**
 * Chooses a time in the sixth free day of the shown month, or of the next one where there are fewer. The first free day
 * may be tomorrow, which is too soon to be moved or cancelled for nothing.
 */
export async function chooseTime(dialog: Locator, which: 'first' | 'last' = 'first'): Promise<void> {
  const days = freeDays(dialog);
  await expect(days.first()).toBeVisible();
  if ((await days.count()) < 6) await dialog.getByRole('button', { name: 'الشهر التالي' }).click();
  await days.nth(5).click();
  await dialog.getByRole('listitem')[which]().getByRole('button').click();
}
