import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';

const SOURCE = readFileSync('public/sw.js', 'utf8');
const ORIGIN = 'https://qeema.example';

/** The part of the browser's cache that the worker uses: by address, in the order of insertion. */
class FakeCache {
  readonly kept = new Map<string, Response>();
  addAll = async (paths: string[]) => {
    for (const path of paths) this.kept.set(`${ORIGIN}${path}`, new Response('kept'));
  };
  put = async ({ url }: Request, answer: Response) => void this.kept.set(url, answer);
  keys = async () => [...this.kept.keys()].map((url) => new Request(url));
  delete = async ({ url }: Request) => this.kept.delete(url);
}

type Listener = (event: object) => void;

let cache: FakeCache;
let listeners: Record<string, Listener>;
let status: number;
let isOnline: boolean;

beforeEach(async () => {
  [cache, listeners, status, isOnline] = [new FakeCache(), {}, 200, true];
  const self = {
    location: { origin: ORIGIN },
    skipWaiting: () => {},
    addEventListener: (name: string, listener: Listener) => {
      listeners[name] = listener;
    },
  };
  const caches = {
    open: async () => cache,
    match: async (asked: Request | string) =>
      cache.kept.get(typeof asked === 'string' ? `${ORIGIN}${asked}` : asked.url)?.clone(),
  };
  const fetch = async () => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    return new Response('fetched', { status });
  };
  new Function('self', 'caches', 'fetch', SOURCE)(self, caches, fetch);
  await dispatch('install', {});
});

async function dispatch(name: string, event: object): Promise<Response | undefined> {
  let waited: Promise<unknown> | undefined;
  const wait = (promise: Promise<unknown>) => {
    waited = promise;
  };
  listeners[name]?.({ ...event, waitUntil: wait, respondWith: wait });
  return (await waited) as Response | undefined;
}
const load = (path: string) => dispatch('fetch', { request: new Request(`${ORIGIN}${path}`) });

// A Request whose mode is `navigate` cannot be made in code.
const open = (more: object = {}) =>
  dispatch('fetch', { request: { method: 'GET', mode: 'navigate', url: `${ORIGIN}/guest` }, ...more });

describe('the service worker', () => {
  test('shows a preloaded page, or else fetches it, and stores neither', async () => {
    const ahead = new Response('asked for ahead');
    expect(await open({ preloadResponse: Promise.resolve(ahead) })).toBe(ahead);
    expect(await (await open())?.text()).toBe('fetched');
    expect([...cache.kept.keys()].filter((url) => url.includes('guest'))).toEqual([]);
  });

  test('shows the offline page without a connection', async () => {
    isOnline = false;
    const lost = Promise.reject(new TypeError('Failed to fetch'));
    expect(await (await open({ preloadResponse: lost }))?.text()).toBe('kept');
    expect(await (await open())?.text()).toBe('kept');
  });

  test('keeps hashed files, but neither the API nor a failed answer', async () => {
    expect(await load('/_next/static/a.js')).toBeInstanceOf(Response);
    expect(await load('/api/users/me')).toBeUndefined();
    status = 404;
    await load('/_next/static/missing.js');
    expect([...cache.kept.keys()].filter((url) => url.includes('_next') || url.includes('api'))).toEqual([
      `${ORIGIN}/_next/static/a.js`,
    ]);
  });

  test('keeps the newest 700 files, and always the offline page', async () => {
    for (let file = 0; file < 720; file++) await load(`/_next/static/${file}.js`);
    const kept = [...cache.kept.keys()];
    expect(kept.filter((url) => url.includes('_next'))).toHaveLength(700);
    expect(kept).not.toContain(`${ORIGIN}/_next/static/0.js`);
    expect(kept).toContain(`${ORIGIN}/_next/static/719.js`);
    for (const path of ['/offline.html', '/icons/offline.css', '/icons/icon.svg'])
      expect(kept).toContain(`${ORIGIN}${path}`);
  });
});
