import { expect, type Page } from '@playwright/test';
import { dataDir, inStore } from './app-store';
import { signIn } from './browser-steps';

/** The demo's operator; see lib/server/demo/accounts.ts. */
export const OPERATOR = { name: 'إدارة قيمة', email: 'admin@demo.qeema.example' };

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
  if (await signIn(page, OPERATOR)) {
    await inStore(
      `update sessions set second_factor_at = now() where user_id = (select id from users where email = $1)`,
      [OPERATOR.email],
      folder,
    );
  }
  if (path === null) return;
  await page.goto(path);
  await expect(page).toHaveURL((url) => url.pathname.startsWith('/admin'));
}
