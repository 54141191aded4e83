import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GuestCache } from '@/lib/server/serving/guest-cache/cache';
import { type GuestPage, PAGE_VARY } from '@/lib/server/serving/guest-cache/policy';
import { inMemory } from '@/lib/server/serving/in-memory';
import { createPageListener } from '@/lib/server/serving/page-listener';
import { Turns } from '@/lib/server/serving/pages/turns';
import { HOUR } from '@/lib/shared/time';
import { until } from '@/tests/setup/waits';

const PAGE = { status: 200, headers: { 'content-type': 'text/html' }, body: Buffer.from('<p>the guide</p>') };

let server: Server;
let now: number;
let isReady: boolean;
let isOver: boolean;
let rendered: number;
let held: Promise<void> | undefined;
let turns: Turns;
let hasCdn: boolean;
let page: typeof PAGE;
let cache: GuestCache<GuestPage>;

const GUEST = { rank: 'guest', address: '' } as const;
const next: RequestListener = (_, outgoing) => void outgoing.end('by Next');

beforeEach(async () => {
  [now, isReady, isOver, rendered, held] = [0, true, false, 0, undefined];
  [hasCdn, page] = [false, PAGE];
  const render = async () => {
    rendered++;
    await held;
    return page;
  };
  turns = new Turns();
  const inTurn = () => turns.run(GUEST, render);
  cache = new GuestCache<GuestPage>(inTurn, PAGE_VARY, undefined, () => now);
  server = createServer((incoming, outgoing) => listen(incoming, outgoing)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
const listen: RequestListener = (incoming, outgoing) =>
  createPageListener(cache, 'qeema.session', inMemory(next), {
    turns,
    limits: { isOver: () => isOver },
    isReady: async () => isReady,
    hasCdn,
  })(incoming, outgoing);
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    headers,
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}
const MEMBER = { cookie: 'qeema.session=x; locale=en' };

describe('while the database is away', () => {
  test('a kept page is sent however old it is, and says that it is stale', async () => {
    await get('/marketplace');
    [isReady, now] = [false, HOUR];
    const { status, headers, text } = await get('/marketplace');
    expect([status, headers.get('x-cache'), text]).toEqual([200, 'stale', '<p>the guide</p>']);
    expect(rendered).toBe(1);
  });

  test('a page whose rendering it has broken off answers 503', async () => {
    page = { ...PAGE, status: 500 };
    held = Promise.resolve().then(() => {
      isReady = false;
    });
    const { status, headers } = await get('/explore');
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  });

  test.each([
    ['a page that is not kept, in Arabic', '/explore', {}, 'ar', 'rtl'],
    ['a member’s page, in the member’s language', '/finance', MEMBER, 'en', 'ltr'],
  ] as const)('a page answers 503 with the time to try again: %s', async (_, path, headers, lang, dir) => {
    isReady = false;
    const answer = await get(path, headers);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.text).toContain(`<html lang="${lang}" dir="${dir}">`);
    expect(answer.text).toMatch(/<h1>[^<]{5,}<\/h1>/);
    // The same address again, with its query.
    expect(answer.text).toMatch(/<a class="button" href="">[^<]{3,}<\/a>/);
  });
});

test('while two guest pages are rendered and twelve wait, another one is 503, and kept pages are sent', async () => {
  await get('/marketplace');
  const { promise, resolve } = Promise.withResolvers<void>();
  [held, now] = [promise, HOUR];
  const first = Array.from({ length: 14 }, (_, n) => get(`/search?q=${n}`));
  await until(() => turns.isFull(GUEST));
  expect(rendered).toBe(3);
  for (const path of ['/search?q=16', '/login']) expect((await get(path)).status).toBe(503);
  expect((await get('/marketplace')).headers.get('x-cache')).toBe('stale');
  const again = [get('/search?q=3'), get('/finance', MEMBER)];
  resolve();
  const all = await Promise.all([...first, ...again]);
  expect(all.map(({ status }) => status)).toEqual(Array(16).fill(200));
  expect((await get('/search?q=16')).status).toBe(200);
});

describe('files', () => {
  test.each(['/icons/offline.css', '/icons/icon.svg', '/_next/x', '/sw.js', '/robots.txt?x=1'])(
    'such as %s come from Next while the database is away, but not for clients over the limit',
    async (path) => {
      isReady = false;
      expect((await get(path)).text).toBe('by Next');
      isOver = true;
      expect((await get(path)).status).toBe(429);
    },
  );

  test('a page with a similar name does not count as a file', async () => {
    isReady = false;
    expect((await get('/sw.js/x')).status).toBe(503);
  });
});

describe('a client that asks for too many pages', () => {
  test('gets 429, and still gets kept pages', async () => {
    await get('/marketplace');
    isOver = true;
    for (const headers of [{}, MEMBER]) {
      const answer = await get('/explore', headers);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60']);
      expect(answer.headers.get('content-type')).toContain('text/html');
    }
    expect((await get('/marketplace')).text).toBe('<p>the guide</p>');
    expect(rendered).toBe(1);
  });
});

test('a member’s page goes to Next', async () => {
  expect((await get('/finance', MEMBER)).text).toBe('by Next');
});

describe('with a CDN in front', () => {
  const PRODUCT = '/products/01a2075f-a4a0-77d3-bfb0-655ce9a60e11/guide';
  const said = async (path: string, headers?: Record<string, string>) =>
    (await get(path, headers)).headers.get('cache-control');

  beforeEach(() => {
    hasCdn = true;
  });

  test('a kept page may be cached only by the browser when there is no CDN', async () => {
    hasCdn = false;
    await get('/marketplace');
    const { headers } = await get('/marketplace');
    expect(headers.get('cache-control')).toBe('private, no-cache');
    for (const name of ['cdn-cache-control', 'cache-tag', 'surrogate-key'])
      expect(headers.has(name)).toBe(false);
  });

  test('no answer for a member, at any address, may be cached', async () => {
    for (const path of ['/marketplace', PRODUCT, '/finance']) {
      await get(path);
      expect(await said(path, MEMBER), path).toBeNull();
    }
  });

  test('a page that was touched while it was made goes only to those who asked for it', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise;
    const asked = said('/marketplace');
    await until(() => rendered === 1);
    cache.invalidate(['lists']);
    resolve();
    expect(await asked).toBe('private, no-cache');
  });

  test('an old page, and an address that does not exist, are not cached there', async () => {
    await get('/marketplace');
    now = 6_000;
    expect(await said('/marketplace')).toBe('private, no-cache');
    page = { ...PAGE, status: 404 };
    expect(await said('/explore')).toBeNull();
  });

  test('a page for all guests may be cached for the rest of its time, under its tags, varied by cookies', async () => {
    await get(PRODUCT);
    now = 20_000;
    const { headers } = await get(PRODUCT);
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=40');
    expect(headers.get('cdn-cache-control')).toBe('max-age=40, stale-while-revalidate=60');
    const id = PRODUCT.split('/')[2];
    expect(headers.get('cache-tag')).toBe(`product:${id},market`);
    expect(headers.get('surrogate-key')).toBe(`product:${id} market`);
    expect(headers.get('vary')?.split(', ')).toEqual(expect.arrayContaining(['Cookie', 'Authorization']));
  });
});
