import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GatewayEvent } from '@/lib/server/adapters/payments/port';
import { db, recordQueries } from '@/lib/server/db/client';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { type Env, env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { makeMember } from '@/tests/setup/make-member';
import { endOf, eventsFor, SETTLED, sendAll, settle } from '@/tests/setup/settle-together';
import { placeOrder } from '@/tests/setup/trade';

let orderIds: string[];
let events: GatewayEvent[];

beforeEach(async () => {
  const guide = await makeProduct(db(), await makeMember({ role: 'CREATOR' }), { price: 1900 });
  const buyers = await Promise.all([1, 2, 3].map(() => makeMember()));
  orderIds = await Promise.all(buyers.map(async ({ token }) => (await placeOrder(token, guide))._id));
  events = await eventsFor(orderIds);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('with SETTLE_TOGETHER=0', () => {
  const settings = globalThis as typeof globalThis & { qeemaEnv?: Env };
  const before = env();
  beforeEach(() => {
    settings.qeemaEnv = { ...before, SETTLE_TOGETHER: false };
  });
  afterEach(() => {
    settings.qeemaEnv = before;
  });

  it('no payment is settled in a group', async () => {
    const sent = await recordQueries(async () => {
      expect(await Promise.all(events.map((event) => settle(event)))).toEqual([false, false, false]);
    });
    expect(sent).toEqual([]);
  });

  it('payments that come at the same moment are each settled, once however often they are told', async () => {
    await sendAll([...events, ...events]);
    expect(await endOf(orderIds)).toEqual([SETTLED, SETTLED, SETTLED]);
  });
});

it('a payment that is settled alone is logged, with how many were so far and how many were settled in groups', async () => {
  const logged = vi.spyOn(log, 'info').mockImplementation(() => {});
  const [plain, ...odd] = events as [GatewayEvent, ...GatewayEvent[]];
  expect(await settle({ ...plain, amount: 1 })).toBe(false);
  expect(await settle(plain)).toBe(true);
  for (const event of odd) expect(await settle({ ...event, currency: 'EUR' })).toBe(false);
  const lines = logged.mock.calls.map(([counts, message]) => [message, counts]);
  const [[, first]] = lines as [[string, { together: number; alone: number }]];
  const { together, alone } = first;
  expect(lines).toMatchObject(
    [
      { together, alone },
      { together: together + 1, alone: alone + 1 },
      { together: together + 1, alone: alone + 2 },
    ].map((counts) => ['a payment goes alone', { ...counts, source: 'sandbox' }]),
  );
});
