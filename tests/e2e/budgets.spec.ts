import { expect, test } from '../setup/browser-test';
import { type Weight, weigh } from '../setup/page-weight';
import { type WeighedPage, weighedPages } from '../setup/weighed-pages';

/*
 * The budget of each page on a phone (390 wide, device pixel ratio 2), in KB as sent, and the most requests it may
 * make: the figures of 2026-11-23, rounded up a little (PRINT_WEIGHTS=1 prints them). Raise one only with a reason in
 * the commit; lib/decisions/050 says how a page stays light.
 */
const FIGURES = [
  'document',
  'scriptBefore',
  'scriptAfter',
  'css',
  'fonts',
  'pictures',
  'requests',
] as const satisfies (keyof Weight)[];
const BUDGETS: Readonly<Record<string, readonly number[]>> = {
  'guest home': [23, 0, 344, 25, 31, 92, 30],
  explore: [18, 0, 344, 25, 31, 164, 31],
  marketplace: [21, 0, 344, 25, 31, 164, 31],
  product: [21.5, 0, 372, 25, 31, 80, 26],
  post: [17, 0, 374, 25, 31, 18, 16],
  // Whether the first post has a picture depends on the posts of earlier tests.
  profile: [18.5, 0, 349, 25, 31, 64, 19],
  search: [17, 0, 370, 25, 31, 66, 20],
  legal: [14, 0, 322, 25, 31, 0, 9],
  login: [14.5, 0, 354, 25, 31, 7, 14],
  "member's home": [30, 276.5, 18, 25, 31, 52, 60],
};

test.use({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
});

let pages: Promise<WeighedPage[]> | undefined;

for (const [name, budget] of Object.entries(BUDGETS)) {
  test(`the page "${name}" weighs no more than its budget`, async ({ page, context, app }) => {
    pages ??= weighedPages(app.base);
    const found = (await pages).find((one) => one.name === name);
    if (!found) throw new Error(`no page is called ${name}`);
    await context.addCookies(found.cookies.map((cookie) => ({ ...cookie, url: app.base })));
    const weighed = await weigh(page, found);
    if (process.env.PRINT_WEIGHTS) console.error(name, Object.values(weighed.weight));
    for (const [at, figure] of FIGURES.entries()) {
      const words = `${figure} of "${name}", of which\n${weighed.biggest(figure)}\n`;
      expect.soft(weighed.weight[figure], words).toBeLessThanOrEqual(budget[at] ?? 0);
    }
  });
}

test('every measured page has a budget', async ({ app }) => {
  pages ??= weighedPages(app.base);
  expect((await pages).map(({ name }) => name)).toEqual(Object.keys(BUDGETS));
});
