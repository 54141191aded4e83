import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GET as LIVE } from '@/app/api/health/live/route';
import { GET as READY } from '@/app/api/health/ready/route';
import { pool } from '@/lib/server/db/client';
import { setOpen } from '@/lib/server/db/health';
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

it('once the app is about to stop, it is live and not ready', async () => {
  setOpen(false);
  expect((await callRoute(LIVE, {})).status).toBe(200);
  expect((await callRoute(READY, {})).status).toBe(503);
});
