import { beforeEach, describe, expect, test, vi } from 'vitest';
import { GuestCache } from '@/lib/server/serving/guest-cache/cache';
import type { Keepable } from '@/lib/server/serving/guest-cache/keepable';
import type { Render, Rendered } from '@/lib/server/serving/guest-cache/render';
import { HOUR } from '@/lib/shared/time';

const render = vi.fn<Render<Keepable>>();
let now = 0;
let cache: GuestCache<Keepable>;

const page = (key: string, tags = ['lists']): Keepable => ({ key, seconds: 5, tags });
const rendered = (body: string, more: Partial<Rendered> = {}): Rendered => ({
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from(body),
  ...more,
});

async function text(of: Keepable): Promise<string | undefined> {
  const answer = await cache.get(of);
  return answer && `${answer.how} ${(await answer.entry.as('identity')).body}`;
}

beforeEach(() => {
  now = 0;
  let count = 0;
  render.mockReset().mockImplementation(async () => rendered(`${++count}`));
  cache = new GuestCache(render, 'Cookie', 10_000, () => now);
});

describe('the guest cache does not keep', () => {
  test('a page that is not found', async () => {
    render.mockResolvedValue(rendered('none', { status: 404 }));
    expect(await text(page('/posts/1'))).toBe('miss none');
    expect(await text(page('/posts/1'))).toBe('miss none');
  });

  test('a page for one visitor only, which it leaves to Next', async () => {
    render.mockResolvedValue(undefined);
    expect(await text(page('/guest'))).toBeUndefined();
  });

  test('a failed render, which it leaves to Next', async () => {
    render.mockRejectedValueOnce(new Error('down'));
    expect(await text(page('/guest'))).toBeUndefined();
    expect(await text(page('/guest'))).toBe('miss 1');
  });

  test('a page that is larger than the whole cache, and forgets no other for it', async () => {
    await cache.get(page('/small'));
    render.mockResolvedValueOnce(rendered('x'.repeat(10_000)));
    expect(await text(page('/large'))).toMatch(/^miss/);
    expect(await text(page('/large'))).toBe('miss 2');
    expect(await text(page('/small'))).toBe('hit 1');
  });

  test('a page whose data changed while it was rendered', async () => {
    const { promise, resolve } = Promise.withResolvers<Rendered>();
    render.mockReturnValueOnce(promise);
    const first = text(page('/guest'));
    cache.invalidate(['lists']);
    const second = text(page('/guest'));
    resolve(rendered('before'));
    expect(await first).toBe('miss before');
    expect(await second).toBe('miss 1');
    expect(await text(page('/guest'))).toBe('hit 1');
  });
});

test('a page is rendered once when many ask for it at the same time', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => text(page('/guest'))));
  expect(new Set(answers)).toEqual(new Set(['miss 1']));
  expect(render).toHaveBeenCalledOnce();
});

test('an old page is sent while a new one is made, but not when older than twice its time', async () => {
  await cache.get(page('/guest'));
  now = 4_999;
  expect(await text(page('/guest'))).toBe('hit 1');
  now = 5_000;
  expect(await text(page('/guest'))).toBe('stale 1');
  await vi.waitFor(async () => expect(await text(page('/guest'))).toBe('hit 2'));
  now += 10_000;
  expect(await text(page('/guest'))).toBe('miss 3');
});

test.each<[string, Render<Keepable>]>([
  ['is refused', async () => rendered('away', { status: 503 })],
  ['fails', () => Promise.reject(new Error('away'))],
])('an old page is sent when making it again %s', async (_, fail) => {
  await cache.get(page('/guest'));
  render.mockImplementation(fail);
  now = HOUR;
  expect(await text(page('/guest'))).toBe('stale 1');
  cache.invalidate(['lists']);
  expect((await text(page('/guest'))) ?? '').not.toContain('1');
});

test('only the pages whose data changed are forgotten', async () => {
  const [one, two] = [page('/posts/1', ['post:1']), page('/posts/2', ['post:2'])];
  await cache.get(one);
  await cache.get(two);
  cache.invalidate(['post:1', 'unknown']);
  expect(await text(one)).toMatch(/^miss/);
  expect(await text(two)).toMatch(/^hit/);
});

test('a full cache forgets the pages that were asked for longest ago', async () => {
  render.mockImplementation(async () => rendered('x'.repeat(1_000)));
  for (const url of ['/a', '/b', '/a', '/c']) await cache.get(page(url));
  expect(await text(page('/a'))).toMatch(/^hit/);
  expect(await text(page('/b'))).toMatch(/^miss/);
});

test('a page that was made again is still forgotten when its data changes', async () => {
  const post = page('/posts/1', ['post:1']);
  await cache.get(post);
  now = 10_000;
  expect(await text(post)).toBe('miss 2');
  cache.invalidate(['post:1']);
  expect(await text(post)).toBe('miss 3');
});
