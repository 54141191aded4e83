import type { Page } from '@playwright/test';
import { signIn, untilAlive, watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { DEMO, DEMO_PASSWORD } from '../setup/demo-accounts';
import { settled } from '../setup/settled-requests';

test.use({ viewport: { width: 390, height: 844 } });

/** Collects the scripts that a page loads, and the views that it reports. */
function watchLoads(page: Page): { scripts: string[]; counted: string[] } {
  const loads = { scripts: [] as string[], counted: [] as string[] };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'script') loads.scripts.push(pathname);
    if (pathname.startsWith('/api/analytics/')) loads.counted.push(pathname);
  });
  return loads;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest browses, filters, sorts, reads on, searches, opens a product and reaches the sign-in page', async ({
    page,
  }) => {
    await page.goto('/guest');
    await page
      .getByRole('navigation', { name: 'الشريط السفلي' })
      .getByRole('link', { name: 'السوق' })
      .click();
    await expect(page).toHaveURL('/marketplace');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'الأحدث', exact: true }).click();
    await expect(page).toHaveURL('/marketplace?sort=newest');
    await page.getByLabel('التصنيف').selectOption({ index: 1 });
    await main.getByRole('button', { name: 'اعرض' }).click();
    await expect(page).toHaveURL(/category=\w/);
    await expect(page).toHaveURL(/sort=newest/);

    await page.goto('/explore');
    const first = await main.getByRole('article').first().innerText();
    await main.getByRole('link', { name: 'عرض المزيد' }).click();
    await expect(page).toHaveURL(/cursor=/);
    await expect(main.getByRole('article').first()).not.toHaveText(first, { useInnerText: true });
    await main.getByRole('tab', { name: 'الأشخاص' }).click();
    await expect(page).toHaveURL('/explore?tab=users');

    await page.goto('/search');
    await main.getByRole('combobox').fill('تصميم');
    await main.getByRole('combobox').press('Enter');
    await expect(page).toHaveURL(/\/search\?q=/);
    await main.getByRole('tab', { name: 'المنشورات' }).click();
    await main.getByRole('link', { name: 'آخر سنة' }).click();
    await expect(page).toHaveURL(/tab=posts&period=year/);
    await expect(main.getByRole('article').first()).toBeVisible();
    await main.getByRole('tab', { name: 'الأبرز' }).click();
    await main.getByRole('region', { name: 'منتجات' }).getByRole('link', { name: 'عرض الكل' }).click();
    await expect(page).toHaveURL(/tab=products/);
    // A time with somebody is chosen by script.
    const bought = main.locator('a[href^="/products/"]').filter({ hasNotText: 'حصّة خاصة' });
    await bought.first().click();
    await expect(page).toHaveURL(/\/products\//);
    await main.getByRole('link', { name: 'اشترِ الآن' }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/\/login\?callbackUrl=/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('a page loads no scripts while it is only read, and is counted once; the first press loads them and then works', async ({
  page,
}) => {
  const problems = watch(page);
  const loads = watchLoads(page);
  const counted = page.waitForRequest((request) => request.url().includes('/api/analytics/'));
  await page.goto('/terms-and-conditions');
  await counted;
  await settled(page);
  expect(loads.counted).toEqual(['/api/analytics/events']);
  expect(loads.scripts).toEqual([]);
  await page.getByRole('button', { name: 'فتح القائمة' }).click();
  await expect(page.getByRole('dialog', { name: 'التنقل' }).getByRole('link').first()).toBeVisible();
  expect(loads.scripts.length).toBeGreaterThan(5);
  await page.goBack();
  // The view was counted before the scripts were loaded, and is not counted again.
  expect(loads.counted).toEqual(['/api/analytics/events']);
  expect(problems).toEqual([]);
});

test('a member’s page loads its scripts once it is visible', async ({ page }) => {
  const problems = watch(page);
  await signIn(page, DEMO.member, '/');
  await untilAlive(page.getByRole('main').getByRole('button').first());
  const { first, seen } = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    const first = Math.min(...scripts.map(({ startTime }) => startTime));
    // The page does not wait for late pictures.
    return { first, seen: Math.min(visit?.loadEventStart ?? 0, 2_000) };
  });
  expect(seen).toBeGreaterThan(0);
  expect(first).toBeGreaterThanOrEqual(seen);
  expect(problems).toEqual([]);
});

test.describe('on a slow connection', () => {
  // A service worker's own requests could not be held.
  test.use({ serviceWorkers: 'block' });

  for (const when of ['after', 'while'] as const) {
    test(`a member who signs in loses no typed text when the form’s script starts ${when} they type`, async ({
      page,
    }) => {
      const problems = watch(page);
      const { promise: late, resolve: arrive } = Promise.withResolvers<void>();
      await page.route('**/_next/static/**/*.js', async (route) => {
        await late;
        await route.continue();
      });
      await page.goto('/login?callbackUrl=%2Fnotifications');
      const [email, password] = [page.locator('input[name=email]'), page.locator('input[name=password]')];
      await email.pressSequentially(DEMO.member.email);
      if (when === 'while') arrive();
      await password.pressSequentially(DEMO_PASSWORD, { delay: when === 'while' ? 120 : 0 });
      await expect(password).toHaveValue(DEMO_PASSWORD);
      await page.locator('form button[type=submit]').click();
      arrive();
      await page.waitForURL('/notifications');
      expect(problems).toEqual([]);
    });
  }
});

test('language and colours change on a page without its scripts', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const sleeps = () => expect(page.locator('script[type="text/rest+json"]')).toHaveCount(1);
  await page.goto('/about');
  await page.getByRole('button', { name: 'تبديل الوضع الفاتح والداكن' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await sleeps();
  await page.getByRole('button', { name: 'التبديل إلى الإنجليزية' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await sleeps();
});
