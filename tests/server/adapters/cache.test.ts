import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CacheBus } from '@/lib/server/adapters/cache/port';
import { startPostgresBus } from '@/lib/server/adapters/cache/postgres-bus';

const instance = () => ({
  invalidate: vi.fn<(tags: readonly string[]) => void>(),
  clear: vi.fn<() => void>(),
});
let here: ReturnType<typeof instance>;
let there: ReturnType<typeof instance>;
let buses: CacheBus[];

const url = () => process.env.DATABASE_URL ?? '';
const bus = () => buses[0] as CacheBus;

beforeEach(async () => {
  here = instance();
  there = instance();
  buses = [here, there].map((cache) => startPostgresBus(url(), cache));
  // Each forgets everything when it has connected.
  await vi.waitFor(() => expect(here.clear.mock.calls.length + there.clear.mock.calls.length).toBe(2));
});

afterEach(async () => {
  for (const each of buses) await each.stop();
});

test('a change here makes the other instance forget the changed pages, with one notice', async () => {
  bus().send(['post:1', 'lists']);
  bus().send(['user:2', 'lists']);
  await vi.waitFor(() => expect(there.invalidate).toHaveBeenCalledWith(['post:1', 'lists', 'user:2']));
  expect(there.invalidate).toHaveBeenCalledOnce();
  expect(here.invalidate).not.toHaveBeenCalled();
});

test('a very large number of changes at once makes the other instance forget everything', async () => {
  bus().send(Array.from({ length: 1_000 }, (_, index) => `product:${index}`));
  await vi.waitFor(() => expect(there.clear).toHaveBeenCalledTimes(2));
});

test('after a lost connection both instances forget everything', async () => {
  const admin = new pg.Client({ connectionString: url() });
  await admin.connect();
  await admin.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND query = 'LISTEN qeema_cache'`);
  await admin.end();
  bus().send(['post:3']);
  await vi.waitFor(() => expect(there.clear).toHaveBeenCalledTimes(2), { timeout: 5_000 });
  await vi.waitFor(() => expect(here.clear).toHaveBeenCalledTimes(2), { timeout: 5_000 });
});

test('an instance that stops still sends its last notice', async () => {
  bus().send(['post:4']);
  await bus().stop();
  await vi.waitFor(() => expect(there.invalidate).toHaveBeenCalledWith(['post:4']));
});
