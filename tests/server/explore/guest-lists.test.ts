import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as products from '@/app/api/posts/exploreDigitalProducts/route';
import * as people from '@/app/api/users/route';
import { db } from '@/lib/server/db/client';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { createApiListener } from '@/lib/server/serving/api-listener';
import type { RouteModule } from '@/lib/server/serving/api-table';
import { GuestCache } from '@/lib/server/serving/guest-cache/cache';
import { LIST_VARY, renderList } from '@/lib/server/serving/guest-cache/lists';
import { makeMember } from '@/tests/setup/make-member';

const cache = new GuestCache(renderList, LIST_VARY);
let server: Server;
let token: string;

beforeAll(async () => {
  const member = await makeMember({ role: 'CREATOR' });
  token = member.token;
  await makeProduct(db(), member, { title: 'قالب' });
  const routes = [
    { path: '/api/posts/exploreDigitalProducts', module: products as RouteModule },
    { path: '/api/users', module: people as RouteModule },
  ];
  server = createServer(createApiListener(routes, () => {}, cache)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

async function get(path: string, headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/api${path}`, { headers });
  const text = await response.text();
  return { status: response.status, how: response.headers.get('x-cache'), text, headers: response.headers };
}
const LIST = '/posts/exploreDigitalProducts';

it('a list is rendered once for all guests, until the lists are invalidated', async () => {
  const first = await get(LIST, { version: '2' });
  expect([first.status, first.how]).toEqual([200, 'miss']);
  const second = await get(`${LIST}?utm_source=x`);
  expect([second.how, second.text]).toEqual(['hit', first.text]);
  cache.invalidate(['lists']);
  expect((await get(LIST)).how).toBe('miss');
});

it('an unchanged list is answered 304 without a body', async () => {
  const { headers } = await get(LIST);
  const again = await get(LIST, { 'if-none-match': headers.get('etag') ?? '' });
  expect([again.status, again.text]).toEqual([304, '']);
});

it('a list is cached separately for each set of parameters and each language', async () => {
  await get(LIST);
  expect((await get(`${LIST}?limit=1`)).how).toBe('miss');
  expect((await get(LIST, { 'x-locale': 'en' })).how).toBe('miss');
  expect((await get(LIST, { cookie: 'locale=en' })).how).toBe('hit');
});

it('members, other versions and other endpoints do not use the cache of guest lists', async () => {
  await get(LIST);
  const own = await get(LIST, { authorization: `Bearer ${token}` });
  expect([own.status, own.how]).toEqual([200, null]);
  expect(own.headers.get('cache-control')).toBe('private, no-store');
  expect((await get(LIST, { authorization: 'Bearer nonsense-nonsense-nonsense' })).status).toBe(401);
  expect((await get(LIST, { version: '1' })).how).toBeNull();
  expect((await get('/users')).how).toBeNull();
});

it('a refused request is answered 422 each time and is not cached', async () => {
  for (const _ of [1, 2]) {
    const refused = await get(`${LIST}?limit=many`);
    expect([refused.status, refused.how]).toEqual([422, 'miss']);
  }
});
