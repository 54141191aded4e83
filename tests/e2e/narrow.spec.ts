import type { Page } from '@playwright/test';
import { inStore } from '../setup/app-store';
import { ask, DEMO, isAlive, signIn } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { paidPostsOfDemo } from '../setup/demo-posts';
import { signInAsOperator } from '../setup/operator';

// The width of the narrowest phone, and of 1280 px at 400 % (WCAG 1.4.10).
test.use({ viewport: { width: 320, height: 640 } });

const GUEST = [
  ...['/guest', '/login', '/auth/register', '/auth/register-business', '/auth/account-type'],
  ...['/auth/forgot-password', '/auth/phone', '/explore', '/explore?tab=users', '/explore?tab=posts'],
  ...['/marketplace', '/search?q=تصميم', '/about', '/terms-and-conditions', '/privacy-policy', '/nowhere'],
];
const MEMBER = [
  ...[
    '/',
    '/notifications',
    '/saved-posts',
    '/purchased-posts',
    '/cart',
    '/companies',
    '/finance',
    '/welcome',
  ],
  ...['/settings/main', '/settings/main?part=signIn', '/settings/main?part=sessions'],
  ...['/settings/main?part=notices', '/settings/main?part=privacy', '/settings/main?part=data'],
  ...['/settings/main?part=danger', '/settings/edit_profile', '/settings/edit_profile?part=details'],
  ...['/settings/edit_profile?part=links', '/settings/edit_profile?part=pictures', '/settings/tune_interest'],
  ...['/creator/profile-setup'],
];
const CREATOR = [
  ...['/creator/dashboard', '/creator/digital-content', '/creator/identity', '/finance'],
  ...['/finance?tab=revenue-report', '/finance/refunds', '/product/create', '/wire-transfer-setup'],
  '/creator/calendar',
  '/creator/calendar/hours',
  '/creator/calendar/packages',
];
const OPERATOR = [
  ...['/admin', '/admin/people', '/admin/sales', '/admin/payouts', '/admin/payments', '/admin/receipts'],
  ...['/admin/refunds', '/admin/disputes', '/admin/ledger', '/admin/ledger/accounts', '/admin/webhooks'],
  ...['/admin/revenue-share', '/admin/catalogue', '/admin/events', '/admin/identity', '/admin/audit'],
  ...['/admin/outbox', '/admin/posts', '/admin/tips', '/admin/absences'],
];

for (const locale of ['ar', 'en']) {
  test(`at 320 px no page of a guest, a member, a creator or an operator scrolls sideways (${locale})`, async ({
    browser,
    baseURL,
  }) => {
    test.slow();
    const wide: string[] = [];
    const visitor = async () => {
      const context = await browser.newContext();
      await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
      return context.newPage();
    };
    const look = async (page: Page, paths: readonly string[]) => {
      for (const path of paths) wide.push(...(await lookAt(page, path)));
      await page.context().close();
    };

    await look(await visitor(), GUEST);
    const member = await visitor();
    await signIn(member, DEMO.member);
    await look(member, MEMBER);
    const reader = await visitor();
    const paid = await paidPostsOfDemo();
    await signIn(reader, paid);
    wide.push(...(await lookAtSheets(reader, paid)));
    await reader.context().close();
    const creator = await visitor();
    await signIn(creator, DEMO.creator);
    await look(creator, [...CREATOR, ...(await ofThings(creator))]);
    const company = await visitor();
    await signIn(company, DEMO.company);
    await look(company, ['/creator/company']);
    const operator = await visitor();
    await signInAsOperator(operator);
    await look(operator, OPERATOR);
    expect(wide).toEqual([]);
  });
}

/** A product, a profile, a checkout, paid posts and a workshop of the demo. */
async function ofThings(page: Page): Promise<string[]> {
  const { held, onSale } = await paidPostsOfDemo();
  const { data: products } = await ask(page, '/posts/exploreDigitalProducts?limit=20');
  const [workshop] = await inStore<{ id: string }>(
    'select product_id as id from workshop_assessments limit 1',
  );
  const other = products.find(({ owned, isMine }: { owned: boolean; isMine: boolean }) => !owned && !isMine);
  return [
    `/posts/${held}`,
    `/posts/${onSale}`,
    `/products/${other._id}`,
    `/users/${other.owner._id}`,
    `/checkout?product=${other._id}`,
    `/product/${workshop?.id}/dates`,
    `/product/${workshop?.id}/assessments/after`,
  ];
}

/** The sheet that sells a post, a locked part that is read, and a rating that is written. */
async function lookAtSheets(
  page: Page,
  { held, onSale }: { held: string; onSale: string },
): Promise<string[]> {
  const wide: string[] = [];
  for (const [post, opener] of [
    [onSale, page.locator('.q-locked-part button[aria-haspopup=dialog]')],
    [held, page.locator('.q-locked-part button[aria-expanded]')],
    [held, page.locator('#evaluations button').first()],
  ] as const) {
    await page.goto(`/posts/${post}`);
    await isAlive(opener);
    // What was read before is open already.
    if ((await opener.getAttribute('aria-expanded')) !== 'true') await opener.click();
    await page.waitForLoadState('networkidle');
    wide.push(...(await tooWide(page, `/posts/${post}, opened`)));
  }
  return wide;
}

/** What is too wide on a page: nothing, or its address and the elements. */
async function lookAt(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await expect(page.locator('main').first()).toBeVisible();
  return tooWide(page, path);
}

function tooWide(page: Page, path: string): Promise<string[]> {
  expect(page.viewportSize()?.width).toBe(320);
  return page.evaluate((path) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const out = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right - left > 0 && (left < -1 || right > clientWidth + 1);
    });
    const names = out.slice(-3).map((element) => `${element.tagName.toLowerCase()}.${element.className}`);
    return [`${path} is ${scrollWidth} px wide: ${names.join(', ')}`];
  }, path);
}
