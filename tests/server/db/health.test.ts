import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GET as LIVE } from '@/app/api/health/live/route';
import { GET as READY } from '@/app/api/health/ready/route';
import { closeDb, db, pool } from '@/lib/server/db/client';
import { setOpen } from '@/lib/server/db/health';
import { schemaIsWhole } from '@/lib/server/self-check/repo-check-schema';
import { callRoute } from '@/tests/setup/call-route';

beforeEach(() => vi.restoreAllMocks());
afterEach(() => setOpen(true));

it('while the database answers, the app is live and ready', async () => {
  expect(await callRoute(LIVE, {})).toMatchObject({ status: 200, payload: { live: true } });
  expect(await callRoute(READY, {})).toMatchObject({ status: 200, payload: { ready: true } });
});

it('while the database refuses connections, the app is live, not ready, and says when to ask again', async () => {
  vi.spyOn(pool(), 'query').mockImplementation(() => Promise.reject(new Error('connection refused')));
  expect((await callRoute(LIVE, {})).status).toBe(200);
  const { status, headers } = await callRoute(READY, {});
  expect([status, headers.get('retry-after')]).toEqual([503, '2']);
});

it.each([
  [
    'a table',
    'alter table lesson_captions rename to lesson_captions_lost',
    'alter table lesson_captions_lost rename to lesson_captions',
  ],
  [
    'a column',
    'alter table users rename column handle to lost',
    'alter table users rename column lost to handle',
  ],
  ['an index', 'alter index users_pkey rename to lost', 'alter index lost rename to users_pkey'],
  [
    'a function',
    'alter function qeema_fold(text) rename to lost',
    'alter function lost(text) rename to qeema_fold',
  ],
])(
  'without %s of the schema, the app is not ready, and the self-check names what is missing',
  async (_, lose, find) => {
    await closeDb();
    await pool().query(lose);
    expect((await callRoute(READY, {})).status).toBe(503);
    const { broken, cases } = await schemaIsWhole(db());
    expect(broken).toBeGreaterThan(0);
    expect(cases[0]).toMatchObject({ found: '' });
    await pool().query(find);
    expect((await callRoute(READY, {})).status).toBe(200);
    expect((await schemaIsWhole(db())).broken).toBe(0);
  },
);

it('once the app is about to stop, it is live and not ready', async () => {
  setOpen(false);
  expect((await callRoute(LIVE, {})).status).toBe(200);
  expect((await callRoute(READY, {})).status).toBe(503);
});
