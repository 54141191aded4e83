import type { Page } from '@playwright/test';
import { unique, untilAlive, watch } from '@/tests/setup/browser-steps';
import { expect, test } from '@/tests/setup/browser-test';

// One of the main journeys again, for a reader of English.

test.use({ locale: 'en' });
test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'locale', value: 'en', url: baseURL ?? '' }]);
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('in English: a visitor registers, takes the first steps, reads Arabic posts and changes the language', async ({
  page,
}) => {
  const problems = watch(page);
  const html = page.locator('html');
  await page.setViewportSize({ width: 1280, height: 800 });

  await test.step('registering leads to the first steps', async () => {
    await page.goto('/auth/register');
    await expect(heading(page, 'Create your account')).toBeVisible();
    // The page of guests sleeps until somebody touches it.
    await page.getByLabel('Full name').click();
    await untilAlive(page.getByLabel('Full name'));
    await page.getByLabel('Full name').fill('Layla Haddad');
    await page.getByLabel('E-mail').fill(`${unique('english')}@example.com`);
    await page.getByRole('textbox', { name: 'Password' }).fill('a quiet river far from the sea');
    await expect(page.getByText('Password strength: Valid')).toBeVisible();
    await button(page, 'Create account').click();
    await expect(heading(page, 'What are you into?')).toBeVisible();
    await expect(html).toHaveAttribute('dir', 'ltr');
  });

  await test.step('interests are chosen, and the other steps skipped', async () => {
    await untilAlive(button(page, 'Design'));
    for (const name of ['Design', 'Programming', 'Marketing']) await button(page, name).click();
    await expect(page.getByText('3 interests chosen')).toBeVisible();
    await button(page, 'Continue').click();
    await expect(heading(page, 'Who to follow?')).toBeVisible();
    await button(page, 'Skip').click();
    await expect(heading(page, 'Your photo')).toBeVisible();
    await button(page, 'Skip').click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect(button(page, 'Account menu')).toBeVisible();
  });

  await test.step('a text in Arabic begins at the right edge of its block', async () => {
    await page.goto('/explore?tab=posts');
    const gaps = await gapsOfArabic(page);
    expect(Math.max(...gaps.map(({ right }) => right))).toBeLessThan(1);
    // Some are shorter than their block, so that their alignment is visible.
    expect(Math.max(...gaps.map(({ left }) => left))).toBeGreaterThan(100);
  });

  await test.step('the settings change the language and the direction', async () => {
    await page.goto('/settings/main');
    const arabic = page.getByRole('group', { name: 'Language' }).getByRole('button', { name: 'العربية' });
    await untilAlive(arabic);
    await arabic.click();
    await expect(heading(page, 'الإعدادات')).toBeVisible();
    await expect(html).toHaveAttribute('dir', 'rtl');
  });
  expect(problems).toEqual([]);
});

/** Returns the distance of each Arabic text's first line from the two edges of its block, in pixels. */
async function gapsOfArabic(page: Page): Promise<{ left: number; right: number }[]> {
  const texts = page.getByRole('article').locator('p[dir="auto"]', { hasText: /^\s*\p{Script=Arabic}/u });
  await expect(texts.first()).toBeVisible();
  return texts.evaluateAll((blocks) =>
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
}
