import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { allBuses, startCdnPurge } from '@/lib/server/adapters/cache/cdn-purge';
import type { CacheBus } from '@/lib/server/adapters/cache/port';
import { until } from '@/tests/setup/waits';

type Asked = { tags: string[]; key: unknown; by: unknown };

let server: Server;
let asked: Asked[];
/** what the CDN answers, in turn; 200 after that */
let statuses: number[];
let purge: CacheBus;

beforeEach(async () => {
  [asked, statuses] = [[], []];
  server = createServer(async (incoming, outgoing) => {
    const { tags } = (await json(incoming)) as { tags: string[] };
    asked.push({ tags, key: incoming.headers['surrogate-key'], by: incoming.headers.authorization });
    outgoing.writeHead(statuses.shift() ?? 200).end('done');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  purge = startCdnPurge({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token: 'secret',
  });
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test('a write does not fail when the CDN refuses, and it is asked three times', async () => {
  statuses = [500, 403, 500];
  expect(purge.send(['lists'])).toBeUndefined();
  await purge.stop();
  expect(asked).toHaveLength(3);
});

test('a write does not fail when there is no CDN', async () => {
  server.close();
  purge.send(['lists']);
  await expect(purge.stop()).resolves.toBeUndefined();
});

test('changes within a short time are sent together, each tag only once', async () => {
  purge.send(['post:1', 'lists']);
  purge.send(['post:2', 'lists']);
  await until(() => asked.length > 0);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toEqual({
    tags: ['post:1', 'lists', 'post:2'],
    key: 'post:1 lists post:2',
    by: 'Bearer secret',
  });
});

test('many tags are sent in several requests, and waiting ones before the app stops', async () => {
  purge.send(Array.from({ length: 65 }, (_, n) => `product:${n}`));
  await purge.stop();
  expect(asked.map(({ tags }) => tags.length)).toEqual([30, 30, 5]);
});

test('other instances are notified too', async () => {
  const told: string[] = [];
  const other: CacheBus = {
    send: (tags) => void told.push(...tags),
    stop: async () => void told.push('stopped'),
  };
  const both = allBuses(other, purge);
  both.send(['lists']);
  await both.stop();
  expect([told, asked.length]).toEqual([['lists', 'stopped'], 1]);
});
