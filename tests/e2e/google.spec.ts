import type { Page } from '@playwright/test';
import { DEMO, register, watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { issuer } from '../setup/google-settings';
import { type ProviderAccount, startOpenIdProvider } from '../setup/openid-provider';

// For this run only: the store may hold those of earlier runs.
const RUN = Date.now().toString(36);
const EMAILS = { layan: `layan.${RUN}@example.com`, squatted: `squatted.${RUN}@example.com` };
const HUDA = DEMO.member;

const ACCOUNTS: Record<string, ProviderAccount> = {
  layan: { sub: `layan-${RUN}`, name: 'ليان الحربي', email: EMAILS.layan, email_verified: true },
  huda: { sub: `huda-${RUN}`, name: 'Huda', email: HUDA.email, email_verified: true },
  impostor: { sub: `impostor-${RUN}`, name: 'Huda', email: HUDA.email, email_verified: false },
  squatted: { sub: `squatted-${RUN}`, name: 'Real Owner', email: EMAILS.squatted, email_verified: true },
};

let provider: Awaited<ReturnType<typeof startOpenIdProvider>>;

test.beforeAll(async ({ baseURL }) => {
  provider = await startOpenIdProvider(baseURL ?? '', Object.values(ACCOUNTS));
});
test.afterAll(() => provider.close());

async function leaveForGoogle(page: Page, from = '/login'): Promise<void> {
  await page.goto(from);
  await page.getByRole('button', { name: 'المتابعة عبر Google' }).click();
  await page.waitForURL((url) => url.origin === issuer());
}

async function choose(page: Page, who: string): Promise<void> {
  await page.getByRole('button', { name: ACCOUNTS[who]?.sub ?? who, exact: true }).click();
}

const nameInMenu = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'قائمة الحساب' }).click();
  await expect(page.getByRole('menu').or(page.getByRole('dialog')).getByText(name).first()).toBeVisible();
  await page.keyboard.press('Escape');
};

const isSignedOut = async (page: Page) => {
  const session = await page.request.get('/api/auth/token');
  expect(session.status()).toBe(401);
};

test('a guest who follows somebody joins with Google, follows on the page they came from, and comes back to the same account', async ({
  page,
  browser,
}) => {
  const problems = watch(page);
  await page.goto('/explore?tab=users');
  const sheet = page.getByRole('dialog', { name: /^سجّل الدخول لتتابع/ });
  await expect(async () => {
    await page
      .getByRole('main')
      .getByRole('button', { name: /^متابعة / })
      .first()
      .click();
    await expect(sheet).toBeVisible({ timeout: 4_000 });
  }).toPass();
  await sheet.getByRole('link', { name: 'انضم إلى قيمة' }).click();
  await page.getByRole('button', { name: 'المتابعة عبر Google' }).click();
  await page.waitForURL((url) => url.origin === issuer());
  await choose(page, 'layan');
  await page.waitForURL((url) => url.pathname === '/explore' && url.search === '?tab=users');
  await expect(page.getByText(/^أنت الآن تتابع/)).toBeVisible();
  await nameInMenu(page, 'ليان الحربي');
  // After a sign-in, the browser is known for the account.
  expect((await page.context().cookies()).map(({ name }) => name)).toContain('qeema.device');
  const first = await idOf(page);
  expect(problems).toEqual([]);

  const again = await browser.newPage();
  await leaveForGoogle(again);
  await choose(again, 'layan');
  // The first visit home leads to the first steps.
  await again.waitForURL(({ pathname }) => pathname === '/' || pathname === '/welcome');
  expect(await idOf(again)).toEqual({ ...first, email: EMAILS.layan, emailVerified: true, role: 'MEMBER' });
  await again.close();
});

async function idOf(page: Page) {
  const { payload } = await (await page.request.get('/api/auth/token')).json();
  const { _id, email, emailVerified, role } = payload.user;
  return { _id, email, emailVerified, role };
}

test('Google’s verified e-mail opens the account that has it; an unverified one opens none', async ({
  page,
}) => {
  await leaveForGoogle(page);
  await choose(page, 'impostor');
  await expect(page.getByRole('alert').filter({ hasText: 'لم تؤكد Google هذا البريد' })).toBeVisible();
  await isSignedOut(page);

  await leaveForGoogle(page);
  await choose(page, 'huda');
  await page.waitForURL((url) => url.pathname === '/');
  await nameInMenu(page, HUDA.name);
});

test('an account with an unconfirmed e-mail is not opened by Google’s owner of that e-mail', async ({
  page,
}) => {
  await register(page, { name: 'عضو سابق', email: EMAILS.squatted });
  await leaveForGoogle(page);
  await choose(page, 'squatted');
  const alert = page.getByRole('alert').filter({ hasText: 'لم يؤكَّد بريده بعد' });
  await expect(alert).toBeVisible();
  await isSignedOut(page);
});

test('a visitor who cancels at Google reads so, and keeps the page they came for', async ({ page }) => {
  await leaveForGoogle(page, '/login?callbackUrl=%2Fcart');
  await choose(page, 'Cancel');
  await expect(page.getByRole('alert').filter({ hasText: 'لم يكتمل الدخول عبر Google' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('callbackUrl')).toBe('/cart');
  await isSignedOut(page);

  await page.goto('/login?error=%3Cb%3Ehello%3C/b%3E');
  await expect(page.getByRole('heading', { name: 'أهلًا بعودتك' })).toBeVisible();
  await expect(page.getByText('hello')).toHaveCount(0);
});

test.describe('Google signs nobody in by', () => {
  const failed = (page: Page) =>
    expect(page.getByRole('alert').filter({ hasText: 'تعذّر الدخول عبر Google' })).toBeVisible();

  /** Goes the whole way and stops before the last step, and returns its address. */
  async function callbackOf(page: Page): Promise<URL> {
    const { promise, resolve } = Promise.withResolvers<URL>();
    // A redirect cannot be held up: those of the provider are followed here instead of by the browser.
    await page.route(`${issuer()}/**`, async (route) => {
      let to = (await route.fetch({ maxRedirects: 0 })).headers().location ?? '';
      while (to.startsWith(issuer())) {
        to = (await page.request.get(to, { maxRedirects: 0 })).headers().location ?? '';
      }
      resolve(new URL(to));
      await route.abort();
    });
    await choose(page, 'layan');
    const address = await promise;
    await page.unroute(`${issuer()}/**`);
    expect(address.pathname).toBe('/api/auth/callback/google');
    return address;
  }

  test('a callback with a forged state', async ({ page }) => {
    await leaveForGoogle(page);
    const callback = await callbackOf(page);
    callback.searchParams.set('state', 'forged');
    await page.goto(callback.href);
    await failed(page);
    await isSignedOut(page);
  });

  test('a code that is used in another person’s browser', async ({ page, browser }) => {
    await leaveForGoogle(page);
    const callback = await callbackOf(page);
    const victim = await browser.newPage();
    await victim.goto(callback.href);
    await failed(victim);
    await isSignedOut(victim);
    await victim.close();
  });

  for (const check of ['nonce', 'code_challenge', 'state']) {
    test(`a request to the provider with a changed ${check}`, async ({ page }) => {
      await leaveForGoogle(page);
      const start = page.waitForRequest((request) => request.url().startsWith(`${issuer()}/auth?`));
      await page.goto('/login');
      await page.getByRole('button', { name: 'المتابعة عبر Google' }).click();
      const address = new URL((await start).url());
      expect(address.searchParams.get('code_challenge_method')).toBe('S256');
      address.searchParams.set(check, 'f'.repeat(43));
      // Not while the browser is still loading that page.
      await page.waitForURL((url) => url.origin === issuer());
      await page.goto(address.href);
      await choose(page, 'layan');
      await failed(page);
      await isSignedOut(page);
    });
  }
});

test('signing in with Google never leads to another site', async ({ page, baseURL }) => {
  const evil = ['https://evil.example/', '//evil.example', '/\\evil.example', 'https:evil.example'];
  for (const callbackUrl of evil) {
    await page.goto('/login');
    const address = await page.evaluate(async (callbackUrl) => {
      const { csrfToken } = await (await fetch('/api/auth/csrf')).json();
      const body = new URLSearchParams({ csrfToken, callbackUrl, json: 'true' });
      const answer = await fetch('/api/auth/signin/google', { method: 'POST', body });
      return answer.ok ? ((await answer.json()).url as string) : '';
    }, callbackUrl);
    if (!address) continue; // refused outright
    await page.goto(address);
    await choose(page, 'layan');
    await page.waitForURL((url) => url.origin === baseURL);
    // Home, or the first steps of a new member before it.
    expect(['/', '/welcome'], callbackUrl).toContain(new URL(page.url()).pathname);
    await page.context().clearCookies();
  }
});

test('when Google cannot be reached, the sign-in page says so and stays open', async ({ page }) => {
  provider.close();
  await page.goto('/login');
  await page.getByRole('button', { name: 'المتابعة عبر Google' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'نعتذر، حاول مجددًا بعد قليل.' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/login');
});
