import {
  type APIResponse,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  type Response,
} from '@playwright/test';
import { TEST_CODE } from '@/lib/shared/test-cards';
import { DEMO_PASSWORD } from './demo-accounts';

export const TEST_CARD = '٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢';

/** Returns whether an answer makes the browser known for the account that it signs in to. */
export async function makesKnown(answer: APIResponse | Response): Promise<boolean> {
  const sent = (await answer.headersArray()).filter(({ name }) => name.toLowerCase() === 'set-cookie');
  return sent.some(({ value }) => value.startsWith('qeema.device='));
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

// The cookies of the sessions that this worker's tests share, by site and e-mail.
const sharedSessions = new Map<string, Cookies>();

/**
 * Signs a demo account in over the API, in a session that tests share: a test that ends its session uses `signInAs`.
 * @param path of the page to open then; without it, none is opened
 * @returns true if the session is a new one
 */
export async function signIn(page: Page, { email }: { email: string }, path?: string): Promise<boolean> {
  const context = page.context();
  const site = new URL((await page.request.get('/api/health')).url()).host;
  const before = sharedSessions.get(`${site} ${email}`);
  if (before) await context.addCookies(before);
  const isNew = !before || !(await page.request.get('/api/auth/token')).ok();
  if (isNew) {
    await signInAs(page, email, DEMO_PASSWORD);
    const cookies = await context.cookies();
    sharedSessions.set(
      `${site} ${email}`,
      cookies.filter(({ name }) => name.endsWith('qeema.session')),
    );
  }
  if (path) await page.goto(path);
  return isNew;
}

/** Signs a person in over the API, in their own session, and opens the page at the path, if any. */
export async function signInAs(page: Page, email: string, password: string, path?: string): Promise<void> {
  const { csrfToken } = await (await page.request.get('/api/auth/csrf')).json();
  const form = { csrfToken, email, password, json: 'true' };
  const answer = await page.request.post('/api/auth/callback/password', { form });
  expect(answer.status(), await answer.text()).toBe(200);
  if (path) await page.goto(path);
}

/** Signs a person in through the form, and goes on to the page at the path. */
export async function signInByForm(page: Page, email: string, password: string, path = '/'): Promise<void> {
  await page.goto(path === '/' ? '/login' : `/login?callbackUrl=${encodeURIComponent(path)}`);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL((url) => url.pathname + url.search === path);
}

export interface Account {
  email: string;
  password: string;
}

/** Makes a new account over the API, as the form does. It signs nobody in. */
export async function register(page: Page, given: object = {}): Promise<Account> {
  const account = { email: `${unique('new')}@e2e.example`, password: 'سفينة-بعيدة-1447', ...given };
  const data = { name: 'ليان الخطيب', locale: 'ar', ...account };
  const answer = await page.request.post('/api/users/register', { headers: { version: '2' }, data });
  expect(answer.status(), await answer.text()).toBe(201);
  return account;
}

/** Makes a new member and signs them in, so that no other test affects them. Opens the page at the path, if any. */
export async function joinAs(page: Page, given: object = {}, path?: string): Promise<Account> {
  const account = await register(page, given);
  await signInAs(page, account.email, account.password, path);
  return account;
}

/** Returns an unused name for a handle, an e-mail or a host. */
export const unique = (first: string): string =>
  `${first}_${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;

const LETTERS = 'بتثجحخدذرزسشصضطظعغفقكلمنهوي';

/** Returns an unused name in Arabic letters, so that a list can be searched for it. */
export const uniqueName = (first: string): string =>
  `${first} ${Array.from({ length: 8 }, () => LETTERS[Math.floor(Math.random() * LETTERS.length)]).join('')}`;

/** Returns an access token of the signed-in member. */
export async function tokenOf(page: Page): Promise<string> {
  const answer = await page.request.get('/api/auth/token');
  expect(answer.status()).toBe(200);
  return (await answer.json()).payload.token;
}

/** Calls the API as the signed-in member. */
export async function send(page: Page, method: string, path: string, data?: object): Promise<APIResponse> {
  const headers = {
    authorization: `Bearer ${await tokenOf(page)}`,
    version: '2',
    // For endpoints that need one: each call is made once.
    'idempotency-key': crypto.randomUUID(),
  };
  return page.request.fetch(`/api${path}`, { method, headers, data });
}

/** Calls the API as the signed-in member. @returns the payload of the answer, which must be a success */
export async function ask(
  page: Page,
  path: string,
  { method = 'GET', data = undefined as object | undefined } = {},
) {
  const answer = await send(page, method, path, data);
  expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true);
  return (await answer.json()).payload;
}

/** From the checkout page: pays with a test card on the gateway's page and waits for the order to be paid. */
export async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^ادفع/ }).click();
  await page.waitForURL(/\/sandbox-pay\//);
  await expect(page.getByText('بوابة تجريبية: لا يُسحب أي مال حقيقي')).toBeVisible();
  await page.getByLabel('رقم البطاقة').fill(TEST_CARD);
  await page.getByRole('button', { name: /^ادفع/ }).click();
  await proveIfAsked(page);
  await expect(page.getByRole('heading', { name: 'تم الدفع، شكرًا لك' })).toBeVisible();
}

/**
 * On the page of the card's bank: types the code that proves the card's owner. It is asked for at a first purchase, and
 * below ten dollars.
 */
export async function proveCard(page: Page): Promise<void> {
  await page.locator('[name=code]').fill(TEST_CODE);
  await page.locator('form button[type=submit]').click();
}

/** Proves the card if its bank asks: a gateway that knows the buyer takes it at once. Waits for the order's page. */
export async function proveIfAsked(page: Page): Promise<void> {
  const code = page.locator('[name=code]');
  await expect(async () => {
    if (!/\/orders\//.test(page.url())) await expect(code).toBeVisible({ timeout: 200 });
  }).toPass();
  if (await code.isVisible()) await proveCard(page);
  await page.waitForURL(/\/orders\//);
}

// The trace stores the body of each answer. If the browser has dropped a picture's bytes, Playwright loads its address
// again in the page's name (Network.loadNetworkResource): for a new picture that is a blob:, which the policy does not
// allow. Our own code never reads a blob by its address.
const OF_THE_TRACE = /^Connecting to 'blob:/;

/** Collects messages that a page should never log: broken hydration, a refused script or style, an uncaught error. */
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

/** Collects the page's own API calls without version 2. Pictures and files are addresses, not calls. */
export function watchVersion(page: Page): string[] {
  const silent: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const isFile = request.method() === 'GET' && /^\/api\/(files|downloads)\//.test(pathname);
    if (!pathname.startsWith('/api/') || isFile) return;
    const version = request.headers().version ?? searchParams.get('version');
    if (version !== '2') silent.push(`${request.method()} ${pathname}`);
  });
  return silent;
}

/** Waits until the page's script handles an element: an earlier press does what it does without scripts. */
export async function untilAlive(element: Locator): Promise<void> {
  const hasHandlers = () =>
    element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')));
  await expect.poll(hasHandlers).toBe(true);
}

/** Presses the opener of a dialog once the page can act on it. @returns the dialog, which is open */
export async function openDialog(
  page: Page,
  opener: Locator,
  name: string | RegExp,
  role: 'dialog' | 'alertdialog' = 'dialog',
): Promise<Locator> {
  const dialog = page.getByRole(role, { name });
  await untilAlive(opener);
  await opener.click();
  await expect(dialog).toBeVisible();
  return dialog;
}

/**
 * On a product's page, as a guest: presses Buy, and then Join in the sheet that asks them to sign in. Ends at the form.
 */
export async function buyAsGuest(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'اشترِ الآن' }).first().click();
  const sheet = page.getByRole('dialog', { name: /^سجّل الدخول لتقتني/ });
  await sheet.getByRole('link', { name: 'انضم إلى قيمة' }).click();
  await page.waitForURL((url) => url.pathname === '/auth/register');
}

/** Types a day into a date field, replacing its value. @param iso `YYYY-MM-DD`, of the Gregorian calendar */
export async function typeDay(page: Page, name: string | RegExp, iso: string): Promise<void> {
  const field = page.getByRole('group', { name });
  await field.getByRole('spinbutton').first().click();
  await page.keyboard.type(iso.split('-').reverse().join(''));
}
