import type { Page } from '@playwright/test';
import { joinAs, signIn, watch } from '@/tests/setup/browser-steps';
import { expect, test } from '@/tests/setup/browser-test';
import { DEMO } from '@/tests/setup/demo-accounts';
import { until } from '@/tests/setup/waits';

const PHONE = { width: 390, height: 844 };
const TABLET = { width: 1024, height: 768 };

const bottom = (page: Page) => page.getByRole('navigation', { name: 'الشريط السفلي' });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'التنقل' });
const back = (page: Page) => page.evaluate(() => window.history.back());

test('between 900 and 1199 px every place of a creator is one click away, and the present one is marked', async ({
  page,
}) => {
  await page.setViewportSize(TABLET);
  await signIn(page, DEMO.creator, '/');
  const rail = page.getByRole('navigation', { name: 'التنقل' });
  for (const [name, path] of [
    ['السوق', '/marketplace'],
    ['المحفوظة', '/saved-posts'],
    ['مشترياتي', '/purchased-posts'],
    ['المالية', '/finance'],
    ['اللوحة', '/creator/dashboard'],
    ['محتواي', '/creator/digital-content'],
  ] as const) {
    await expect(rail.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
  const saved = rail.getByRole('link', { name: 'المحفوظة', exact: true });
  await saved.click();
  await expect(page).toHaveURL('/saved-posts');
  await expect(saved).toHaveAttribute('aria-current', 'page');
});

test('on a phone, Back closes the drawer, the notifications and a picture, and only then leaves the page', async ({
  page,
}) => {
  const problems = watch(page);
  await page.setViewportSize(PHONE);
  await signIn(page, DEMO.member, '/explore?tab=posts');
  await bottom(page).getByRole('link', { name: 'السوق' }).click();
  await expect(page).toHaveURL('/marketplace');
  // The new page begins at its top, and is long only once its products are there.
  await expect(page.getByRole('main').getByRole('article').nth(5)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 400));
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(300);

  await page.getByRole('button', { name: 'فتح القائمة' }).click();
  await expect(drawer(page)).toBeVisible();
  await back(page);
  await expect(drawer(page)).toBeHidden();
  await expect(page).toHaveURL('/marketplace');
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);

  // Forward does not open it again.
  await page.evaluate(() => window.history.forward());
  await expect(drawer(page)).toBeHidden();

  // Closed by its button, it leaves no entry in the history.
  const notices = page.getByRole('dialog', { name: 'الإشعارات' });
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^الإشعارات/ })
    .click();
  await notices.getByRole('button', { name: 'إغلاق' }).click();
  await expect(notices).toBeHidden();
  await back(page);
  await expect(page).toHaveURL('/explore?tab=posts');

  const viewer = page.getByRole('dialog', { name: 'صور المنشور' });
  const picture = page.getByRole('button', { name: /^عرض الصورة/ }).first();
  await picture.click();
  await expect(viewer).toBeVisible();
  await expect(viewer).toHaveCSS('background-color', 'rgba(8, 12, 11, 0.96)');
  // The picture has all the space below the head, and is shown in its middle.
  expect((await viewer.getByRole('img').boundingBox())?.y).toBeLessThan(100);
  await back(page);
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL('/explore?tab=posts');

  // A page opened from the drawer replaces the drawer's entry: one step back is the earlier page.
  await page.getByRole('button', { name: 'فتح القائمة' }).click();
  await drawer(page).getByRole('link', { name: 'المالية' }).click();
  await expect(page).toHaveURL('/finance');
  await expect(drawer(page)).toBeHidden();
  await back(page);
  await expect(page).toHaveURL('/explore?tab=posts');
  await expect(drawer(page)).toBeHidden();
  expect(problems).toEqual([]);
});

test('on a phone, a visitor searches from the foot of the screen, and nothing hides behind the bar', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/explore');
  for (const target of await bottom(page).getByRole('listitem').all()) {
    const box = await target.boundingBox();
    expect([box?.width, box?.height].every((edge) => (edge ?? 0) >= 44)).toBe(true);
  }
  await bottom(page).getByRole('link', { name: 'البحث' }).click();
  await expect(page.getByRole('main').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('تصميم');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=/);
  // The results may come after the page was scrolled to its end, and move the end away.
  const isFootAboveBar = async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const foot = await page.getByRole('contentinfo').last().boundingBox();
    const bar = await bottom(page).boundingBox();
    return foot !== null && bar !== null && foot.y + foot.height <= bar.y;
  };
  await until(isFootAboveBar);
});

test('a member who asks for a creator’s page is led to become one; /see-all without a list leads to explore', async ({
  page,
}) => {
  await joinAs(page);
  for (const [path, to] of [
    ['/product/create', '/creator/profile-setup'],
    ['/creator/dashboard', '/creator/profile-setup'],
    ['/creator/digital-content', '/creator/profile-setup'],
    ['/see-all', '/explore'],
  ] as const) {
    expect(new URL((await page.request.get(path)).url()).pathname, path).toBe(to);
  }
  await page.goto('/finance');
  const become = page.getByRole('main').getByRole('link', { name: 'كن صانع محتوى' });
  await expect(become).toHaveAttribute('href', '/creator/profile-setup');
});

test('a press before the page’s script is loaded works once it is loaded', async ({ page }) => {
  const problems = watch(page);
  await page.setViewportSize(PHONE);
  const { promise: late, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/_next/static/**/*.js', async (route) => {
    await late;
    await route.continue();
  });
  await page.goto('/guest', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'فتح القائمة' }).click();
  await expect(drawer(page)).toBeHidden();
  arrive();
  await expect(drawer(page)).toBeVisible();
  expect(problems).toEqual([]);
});
