import { expect, type Page } from '@playwright/test';

const DEMO_PASSWORD = 'qeema-demo-2026';

/** The demo's accounts; see lib/server/db/demo/accounts.ts. */
export const DEMO = {
  member: { name: 'هدى الشامي', email: 'huda@demo.qeema.example' },
  creator: { name: 'سارة العتيبي', email: 'sara@demo.qeema.example' },
  company: { name: 'دار قلم للنشر الرقمي', email: 'darqalam@demo.qeema.example' },
} as const;

export const TEST_CARD = '٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢';

/** Signs a demo account in through the form; ends on its home page. */
export const signIn = (page: Page, { email }: { email: string }): Promise<void> =>
  signInAs(page, email, DEMO_PASSWORD);

/** Signs anybody in through the form, and goes on to the page they came for. */
export async function signInAs(page: Page, email: string, password: string, path = '/'): Promise<void> {
  await page.goto(path === '/' ? '/login' : `/login?callbackUrl=${encodeURIComponent(path)}`);
  await page.getByLabel('البريد الإلكتروني').fill(email);
  await page.getByRole('textbox', { name: 'كلمة المرور' }).fill(password);
  await page.getByRole('button', { name: 'تسجيل الدخول', exact: true }).click();
  await page.waitForURL((url) => url.pathname === path);
}

/** The access token of the member who is signed in. */
export async function tokenOf(page: Page): Promise<string> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeTruthy();
  return page.evaluate(() => localStorage.getItem('token') ?? '');
}

/** From the checkout page: pays with a test card on the gateway's own page and waits for the order to be paid. */
export async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^ادفع/ }).click();
  await page.waitForURL(/\/sandbox-pay\//);
  await expect(page.getByText('بوابة تجريبية: لا يُسحب أي مال حقيقي')).toBeVisible();
  await page.getByLabel('رقم البطاقة').fill(TEST_CARD);
  await page.getByRole('button', { name: /^ادفع/ }).click();
  await page.waitForURL(/\/orders\//);
  await expect(page.getByRole('heading', { name: 'تم الدفع، شكرًا لك' })).toBeVisible();
}

// The trace keeps what each answer held, and where the browser has let go of a picture's bytes, Playwright itself loads its
// address anew in the page's name (Network.loadNetworkResource): for a picture just chosen that is a blob:, which the policy
// lets nobody connect to. Our own code reads no blob: by its address.
const OF_THE_TRACE = /^Connecting to 'blob:/;

/** Gathers what a page should never say: broken hydration, a refused script or style, an uncaught error. */
export function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    const text = message.text();
    if (OF_THE_TRACE.test(text)) return;
    if (message.type() === 'error' && /Content Security Policy|Minified React|[Hh]ydrat/.test(text)) {
      problems.push(text);
    }
  });
  return problems;
}
