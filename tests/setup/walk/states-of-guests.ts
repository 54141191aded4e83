import { expect, type Page } from '@playwright/test';
import { ask, joinAs, send, signInByForm, untilAlive } from '../browser-steps';
import { DEMO } from '../demo-accounts';

/** Requests a letter to set a new password; no mail is sent. */
export async function* sentLetter(page: Page): AsyncGenerator<string> {
  await answer(page, 'forgotPassword', { resendSeconds: 60 });
  await page.locator('input[name=email]').fill(DEMO.member.email);
  await page.locator('button[type=submit]').click();
  await expect(page.getByText(DEMO.member.email)).toBeVisible();
  yield 'the letter is sent';
}

/** Signs in by phone, up to the name of a new member; no message is sent. */
export async function* phoneSignIn(page: Page): AsyncGenerator<string> {
  await answer(page, 'sendOTP', { resendSeconds: 60 });
  await answer(page, 'verifyOTP', { ticket: 'x', isNew: true });
  const country = page.getByRole('combobox');
  // A press wakes the page; what is typed before is not searched for.
  await country.click();
  await untilAlive(country);
  await country.fill('966');
  await expect(page.getByRole('option')).toHaveCount(1);
  yield 'countries to choose';
  await country.press('Enter');
  await page.locator('input[name=phone]').fill('0501234567');
  await page.locator('button[type=submit]').click();
  await page.locator('input[name=code]').fill('123456');
  yield 'the code';
  await page.locator('button[type=submit]').click();
  await expect(page.locator('input[name=name]')).toBeVisible();
  yield 'the name';
}

/** Signs in to an account that waits for its deletion; Enter keeps the account. */
export async function* deletionThatWaits(page: Page): AsyncGenerator<string> {
  const { email, password } = await joinAs(page);
  const { handle } = await ask(page, '/users/me');
  expect((await send(page, 'POST', '/users/deletion', { handle, password })).status()).toBe(200);
  await page.context().clearCookies({ name: /session/ });
  await signInByForm(page, email, password);
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  yield 'a deletion that waits';
  await expect(question.getByRole('button').last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const answer = (page: Page, call: string, payload: object) =>
  page.route(`**/api/users/${call}`, (route) => route.fulfill({ json: { payload } }));
