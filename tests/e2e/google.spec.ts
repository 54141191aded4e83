import type { APIRequestContext, Page } from '@playwright/test';
import { watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { DEMO } from '../setup/demo-accounts';
import { issuer } from '../setup/google-settings';
import { type ProviderAccount, startOpenIdProvider } from '../setup/openid-provider';

// For this run only: the store may hold those of earlier runs.
const RUN = crypto.randomUUID().slice(0, 8);
const EMAIL = `layan.${RUN}@example.com`;

const ACCOUNTS = {
  layan: { sub: `layan-${RUN}`, name: 'ليان الحربي', email: EMAIL, email_verified: true },
  impostor: { sub: `impostor-${RUN}`, name: 'Huda', email: DEMO.member.email, email_verified: false },
} satisfies Record<string, ProviderAccount>;

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

const choose = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

const isSignedOut = async ({ request }: { request: APIRequestContext }) =>
  expect((await request.get('/api/auth/token')).status()).toBe(401);

async function userOf(page: Page) {
  const { payload } = await (await page.request.get('/api/auth/token')).json();
  const { _id, email, emailVerified, role } = payload.user;
  return { _id, email, emailVerified, role };
}

test('a guest who follows somebody joins with Google, follows on the page they came from, and comes back to the same account', async ({
  page,
  browser,
}) => {
  const problems = watch(page);
  await page.goto('/explore?tab=users');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^متابعة / })
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: /^سجّل الدخول لتتابع/ });
  await sheet.getByRole('link', { name: 'انضم إلى قيمة' }).click();
  await page.getByRole('button', { name: 'المتابعة عبر Google' }).click();
  await page.waitForURL((url) => url.origin === issuer());
  await choose(page, ACCOUNTS.layan.sub);
  await page.waitForURL((url) => url.pathname === '/explore' && url.search === '?tab=users');
  await expect(page.getByText(/^أنت الآن تتابع/)).toBeVisible();
  await page.getByRole('button', { name: 'قائمة الحساب' }).click();
  await expect(page.getByRole('menu').getByText(ACCOUNTS.layan.name).first()).toBeVisible();
  // After a sign-in, the browser is known for the account.
  expect((await page.context().cookies()).map(({ name }) => name)).toContain('qeema.device');
  expect(problems).toEqual([]);

  const again = await browser.newPage();
  await leaveForGoogle(again);
  await choose(again, ACCOUNTS.layan.sub);
  // The first visit home leads to the first steps.
  await again.waitForURL(({ pathname }) => pathname === '/' || pathname === '/welcome');
  const { _id } = await userOf(page);
  expect(await userOf(again)).toEqual({ _id, email: EMAIL, emailVerified: true, role: 'MEMBER' });
});

test.describe('over HTTP', () => {
  /** Begins a sign-in, as the button does. @returns Google's address; null if the app refuses to begin */
  async function addressOf(request: APIRequestContext, callbackUrl = '/'): Promise<URL | null> {
    const { csrfToken } = await (await request.get('/api/auth/csrf')).json();
    const form = { csrfToken, callbackUrl, json: 'true' };
    const answer = await request.post('/api/auth/signin/google', { form });
    return answer.ok() ? new URL((await answer.json()).url) : null;
  }

  /** Chooses an account at Google. @returns the app's address to which Google sends the browser back */
  async function callbackOf(request: APIRequestContext, address: URL): Promise<URL> {
    const next = async (url: string) =>
      (await request.get(url, { maxRedirects: 0 })).headers().location ?? '';
    const chooser = new URL(await next(address.href), issuer()).href;
    const form = { account: ACCOUNTS.layan.sub };
    let to = (await request.post(chooser, { form, maxRedirects: 0 })).headers().location ?? '';
    while (to.startsWith(issuer())) to = await next(to);
    return new URL(to);
  }

  test('a forged or foreign answer of Google signs nobody in, and no answer leads to another site', async ({
    playwright,
    baseURL,
  }) => {
    const visitor = () => playwright.request.newContext({ baseURL });
    /** Ends a sign-in. @returns the address to which the app leads */
    const enter = async (request: APIRequestContext, callback: URL): Promise<URL> => {
      const answer = await request.get(callback.href, { maxRedirects: 0 });
      return new URL(answer.headers().location ?? '', baseURL);
    };
    const isRefused = async (request: APIRequestContext, callback: URL) => {
      expect((await enter(request, callback)).searchParams.get('error')).toBe('google_failed');
      await isSignedOut({ request });
    };
    const begin = async () => {
      const request = await visitor();
      const address = await addressOf(request);
      if (!address) throw new Error('the app refuses to begin');
      return { request, address };
    };

    await test.step('its state was forged', async () => {
      const { request, address } = await begin();
      const callback = await callbackOf(request, address);
      callback.searchParams.set('state', 'forged');
      await isRefused(request, callback);
    });

    await test.step('it arrives in another person’s browser', async () => {
      const { request, address } = await begin();
      await isRefused(await visitor(), await callbackOf(request, address));
    });

    for (const check of ['nonce', 'code_challenge', 'state']) {
      await test.step(`the request to Google had another ${check}`, async () => {
        const { request, address } = await begin();
        expect(address.searchParams.get('code_challenge_method')).toBe('S256');
        address.searchParams.set(check, 'f'.repeat(43));
        await isRefused(request, await callbackOf(request, address));
      });
    }

    for (const evil of ['https://evil.example/', '//evil.example', '/\\evil.example', 'https:evil.example']) {
      await test.step(`the address to return to is ${evil}`, async () => {
        const request = await visitor();
        const address = await addressOf(request, evil);
        if (!address) return; // refused outright
        const to = await enter(request, await callbackOf(request, address));
        expect(to.origin).toBe(baseURL);
        expect(to.pathname).toBe('/');
      });
    }
  });
});

test('a visitor reads why Google did not sign them in, and keeps the page they came for', async ({
  page,
}) => {
  await test.step('the e-mail was not verified', async () => {
    await leaveForGoogle(page);
    await choose(page, ACCOUNTS.impostor.sub);
    await expect(alert(page, 'لم تؤكد Google هذا البريد')).toBeVisible();
    await isSignedOut(page);
  });

  await test.step('the visitor cancelled', async () => {
    await leaveForGoogle(page, '/login?callbackUrl=%2Fcart');
    await choose(page, 'Cancel');
    await expect(alert(page, 'لم يكتمل الدخول عبر Google')).toBeVisible();
    expect(new URL(page.url()).searchParams.get('callbackUrl')).toBe('/cart');
    await isSignedOut(page);
  });

  await test.step('Google cannot be reached', async () => {
    provider.close();
    await page.getByRole('button', { name: 'المتابعة عبر Google' }).click();
    await expect(alert(page, 'نعتذر، حاول مجددًا بعد قليل.')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/login');
  });
});
