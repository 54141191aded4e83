import { expect, type Page } from '@playwright/test';
import { dataDir, inStore } from './app-store';
import { signIn } from './browser-steps';
import { DEMO } from './demo-accounts';

/**
 * Signs the demo's operator in and opens a page of the console. The second factor counts as shown: a code works once,
 * and the next one comes after half a minute. operator.spec.ts shows it for real.
 * @param path of the page; null opens none
 * @param folder the data folder of the app, if it is not the worker's own
 */
export async function signInAsOperator(
  page: Page,
  path: string | null = '/admin',
  folder = dataDir(),
): Promise<void> {
  if (await signIn(page, DEMO.operator)) {
    await inStore(
      `update sessions set second_factor_at = now() where user_id = (select id from users where email = $1)`,
      [DEMO.operator.email],
      folder,
    );
  }
  if (path === null) return;
  await page.goto(path);
  await expect(page).toHaveURL((url) => url.pathname.startsWith('/admin'));
}
