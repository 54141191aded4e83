import type { Locator } from '@playwright/test';

// Steps of booking in the browser, in Arabic.

/**
 * Chooses a time in the sixth free day of the next month. On the last day of a month its first one is tomorrow, which
 * is too soon to be moved or cancelled for nothing.
 */
export async function chooseTime(dialog: Locator, which: 'first' | 'last' = 'first'): Promise<void> {
  await dialog.getByRole('button', { name: 'الشهر التالي' }).click();
  await dialog
    .getByRole('button', { name: /، .*(موعد|موعدان|مواعيد|موعدًا)$/, disabled: false })
    .nth(5)
    .click();
  await dialog.getByRole('listitem')[which]().getByRole('button').click();
}
