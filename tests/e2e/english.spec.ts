import type { Locator, Page } from '@playwright/test';
import { DEMO, DEMO_PASSWORD, joinAs, typeDay, unique, watch } from '@/tests/setup/browser-steps';
import { expect, test } from '@/tests/setup/browser-test';

// The main journeys again, for a reader of English.

const PASSWORD = 'a quiet river far from the sea';
const newEmail = () => `${unique('english')}@example.com`;

test.use({ locale: 'en' });
test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'locale', value: 'en', url: baseURL ?? '' }]);
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Input before the page's script is loaded is lost: it is repeated until it shows. */
const until = (shown: Locator, act: () => Promise<void>) =>
  expect(async () => {
    if (!(await shown.isVisible())) await act();
    await expect(shown).toBeVisible({ timeout: 5_000 });
  }).toPass();

async function register(page: Page, email: string) {
  await page.goto('/auth/register');
  await expect(heading(page, 'Create your account')).toBeVisible();
  await until(page.getByText('Password strength: Valid'), async () => {
    await page.getByLabel('Full name').fill('Layla Haddad');
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  });
  await button(page, 'Create account').click();
}

async function signIn(page: Page, email: string, password: string) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await button(page, 'Sign in').click();
}

async function choose(page: Page, name: string, typed: string, option: string) {
  const box = page.getByRole('combobox', { name });
  await box.fill(typed);
  await page.getByRole('option', { name: option, exact: true }).click();
  await expect(box).toHaveValue(option);
}

test('in English: a visitor registers, takes the first steps and arrives at home', async ({ page }) => {
  const problems = watch(page);
  await register(page, newEmail());
  await expect(heading(page, 'What are you into?')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  for (const name of ['Design', 'Programming', 'Marketing']) {
    await until(page.getByRole('button', { name, exact: true, pressed: true }), () =>
      button(page, name).click(),
    );
  }
  await expect(page.getByText('3 interests chosen')).toBeVisible();
  await button(page, 'Continue').click();
  await expect(heading(page, 'Who to follow?')).toBeVisible();
  await button(page, 'Skip').click();
  await expect(heading(page, 'Your photo')).toBeVisible();
  await button(page, 'Skip').click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(button(page, 'Account menu')).toBeVisible();
  expect(problems).toEqual([]);
});

test('in English: a member signs in and changes the language in the settings and back', async ({ page }) => {
  const problems = watch(page);
  await page.goto('/login?callbackUrl=%2Fsettings%2Fmain');
  await expect(heading(page, 'Welcome back')).toBeVisible();
  await signIn(page, DEMO.member.email, 'not the password at all');
  await expect(page.getByRole('alert').filter({ hasText: /e-mail|password/i })).toBeVisible();
  await signIn(page, DEMO.member.email, DEMO_PASSWORD);
  await page.waitForURL((url) => url.pathname === '/settings/main');

  const html = page.locator('html');
  const choice = (group: string, name: string) =>
    page.getByRole('group', { name: group }).getByRole('button', { name, exact: true });
  await expect(html).toHaveAttribute('lang', 'en');
  await until(heading(page, 'الإعدادات'), () => choice('Language', 'العربية').click());
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(heading(page, 'الإعدادات')).toBeVisible();
  await until(heading(page, 'Settings'), () => choice('اللغة', 'English').click());
  await expect(html).toHaveAttribute('dir', 'ltr');
  // The account is set to Arabic again for the next test.
  await until(heading(page, 'الإعدادات'), () => choice('Language', 'العربية').click());
  expect(problems).toEqual([]);
});

test('in English: a member becomes a creator by the profile setup', async ({ page }) => {
  const problems = watch(page);
  await joinAs(page, { name: 'Layla Haddad', locale: 'en' }, '/creator/profile-setup');
  await expect(heading(page, 'Complete your profile to become a creator')).toBeVisible();
  const next = page.getByRole('heading', { name: 'Work and place' });
  await until(next, async () => {
    await typeDay(page, /^Date of birth/, '1994-03-09');
    await button(page, 'Next').click();
  });
  await choose(page, 'Industry', 'comput', 'Computer programming and consultancy');
  await choose(page, 'Country', 'morocc', 'Morocco');
  await choose(page, 'City', 'casabl', 'Casablanca');
  await button(page, 'Next').click();
  await expect(page.getByRole('heading', { name: 'Social links' })).toBeVisible();
  await button(page, 'Finish setup').click();
  await page.waitForURL((url) => url.pathname === '/creator/dashboard');
  await expect(page.getByRole('link', { name: 'Create Product' }).first()).toBeVisible();
  const { payload } = await (await page.request.get('/api/auth/token')).json();
  expect(payload.user.role).toBe('CREATOR');
  expect(problems).toEqual([]);
});

test('in English: a forgotten password gets the same message for a known and an unknown e-mail', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(heading(page, 'Forgot your password?')).toBeVisible();
  for (const email of [DEMO.creator.email, newEmail()]) {
    await until(heading(page, 'Look at your letters'), async () => {
      await page.getByLabel('E-mail').fill(email);
      await button(page, 'Send the link').click();
    });
    await expect(page.getByText(email)).toBeVisible();
    await expect(page.getByText('The link works for 30 minutes, once.')).toBeVisible();
    await button(page, 'Use another address').click();
  }
});

test('in English: a text in Arabic begins at the right edge of its block', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/explore?tab=posts');
  const texts = page.getByRole('article').locator('p[dir="auto"]', { hasText: /^\s*\p{Script=Arabic}/u });
  await expect(texts.first()).toBeVisible();
  /** The distance of each block's first line from its two edges, in pixels. */
  const gaps = await texts.evaluateAll((blocks) =>
    blocks.flatMap((block) => {
      const words = document.createRange();
      words.selectNodeContents(block);
      const box = block.getBoundingClientRect();
      const padding = Number.parseFloat(getComputedStyle(block).paddingRight);
      // A line with a number in it comes in pieces.
      const pieces = [...words.getClientRects()];
      const line = pieces.filter(({ top }) => Math.abs(top - (pieces[0]?.top ?? 0)) < 4);
      const left = Math.min(...line.map((piece) => piece.left)) - box.left;
      const right = box.right - padding - Math.max(...line.map((piece) => piece.right));
      return line.length > 0 ? { left, right } : [];
    }),
  );
  expect(Math.max(...gaps.map(({ right }) => right))).toBeLessThan(1);
  // Some are shorter than their block, so that their alignment is visible.
  expect(Math.max(...gaps.map(({ left }) => left))).toBeGreaterThan(100);
});
