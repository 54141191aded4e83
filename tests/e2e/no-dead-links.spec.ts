import type { Page } from '@playwright/test';
import { DEMO, signIn } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';

// Addresses of one shape are one page: two of each are visited.
const SAMPLES = 2;
const ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\/[^/?#]+)?/g;

const visitors = [
  { who: 'a guest', account: null, start: ['/guest', '/login'] },
  { who: 'a member', account: DEMO.member, start: ['/', '/cart', '/purchased-posts'] },
  { who: 'a creator', account: DEMO.creator, start: ['/', '/creator/dashboard', '/product/create'] },
];

for (const { who, account, start } of visitors) {
  test(`no link on the pages of ${who} is dead`, async ({ page }) => {
    // Every kind of page is made once or twice.
    test.slow();
    if (account) await signIn(page, account);
    const found = new Map(start.map((path) => [path, 'the start']));
    for (const path of await drawnLinks(page, start[0] ?? '/')) found.set(path, 'menus');

    const dead: string[] = [];
    const seen = new Map<string, number>();
    // A map grows while it is read: the links of a page are visited in their turn.
    for (const [path, from] of found) {
      const times = seen.get(shapeOf(path)) ?? 0;
      if (times >= SAMPLES) continue;
      seen.set(shapeOf(path), times + 1);
      const answer = await page.request.get(path);
      if (!answer.ok()) dead.push(`${path} (${answer.status()}), linked from ${from}`);
      if (!answer.headers()['content-type']?.startsWith('text/html')) continue;
      const here = new URL(answer.url());
      for (const next of linksIn(await answer.text(), here)) {
        if (!found.has(next)) found.set(next, here.pathname);
      }
    }
    expect(dead).toEqual([]);
    expect(seen.size).toBeGreaterThan(10);
  });
}

/** Links that only the browser draws: the drawer and the account menu. */
async function drawnLinks(page: Page, path: string): Promise<string[]> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await page.getByRole('button', { name: 'فتح القائمة' }).click();
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  const here = new URL(page.url());
  return linksIn(await page.content(), here);
}

function linksIn(html: string, here: URL): string[] {
  const addresses = [...html.matchAll(/<(?:a|link)\s[^>]*?href="([^"]+)"/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
  return addresses.flatMap((address) => {
    const target = URL.parse(address, here);
    return target?.origin === here.origin ? [target.pathname + target.search] : [];
  });
}

function shapeOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://x');
  // A fixed value (a tab, a type) makes a page of its own; typed text does not.
  const chosen = [...searchParams].map(([key, value]) =>
    /^[a-z_-]+$/.test(value) ? `${key}=${value}` : key,
  );
  return `${pathname.replace(ID, ':id')}?${chosen.sort().join('&')}`;
}
