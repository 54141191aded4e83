import { expect, type Page } from '@playwright/test';
import { untilAlive } from '../browser-steps';

// A state is what an action makes of a page. Each generator goes on from the state before and yields the next one's
// name; the walk looks at the page there. Buttons are found by their texts in both languages. States that several
// visitors reach are here, and the others in states-of-….ts.

const OPEN_MENU = /^(فتح القائمة|Open the menu)$/;

/** Presses the first button of this name once the page's script handles it. */
export async function press(page: Page, name: RegExp): Promise<void> {
  const button = page.getByRole('button', { name }).first();
  await untilAlive(button);
  await button.click();
}

/** Closes the dialog or menu that is open. */
export async function leave(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.locator('[role=dialog], [role=alertdialog], [role=menu]')).toHaveCount(0);
}

/** Sends an empty form. */
export async function* refusedForm(page: Page): AsyncGenerator<string> {
  await page.locator('form button[type=submit]').click();
  await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
  yield 'refused';
}

/** Opens the menu of a phone. */
export async function* drawer(page: Page): AsyncGenerator<string> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: OPEN_MENU }).click();
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  yield 'drawer';
}

/** Opens the details below a report. */
export async function* details(page: Page): AsyncGenerator<string> {
  await page.locator('summary').first().click();
  yield 'the details';
}

/** Opens each tab that is not open. */
export async function* otherTabs(page: Page): AsyncGenerator<string> {
  const tabs = page.getByRole('tab');
  await expect(tabs.nth(1)).toBeVisible();
  for (const tab of await tabs.all()) {
    if ((await tab.getAttribute('aria-selected')) === 'true') continue;
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    yield await tab.innerText();
  }
}
