import { beforeAll, describe, expect, it } from 'vitest';
import { GET as BALANCE } from '@/app/api/finance/balance/route';
import { GET as LEDGER } from '@/app/api/finance/ledger/route';
import { GET as PAYOUTS } from '@/app/api/finance/payouts/route';
import type { Balance } from '@/lib/contract/finance';
import type { LedgerEntry } from '@/lib/contract/ledger';
import { db, recordQueries } from '@/lib/server/db/client';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { listLedger } from '@/lib/server/finance/ledger';
import { getBalance } from '@/lib/server/finance/service';
import { newId } from '@/lib/server/ids';
import { callRoute } from '@/tests/setup/call-route';
import { NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { buy, eventFor, placeOrder, tell } from '@/tests/setup/trade';

interface Page<T> {
  data: T[];
  nextCursor: string | null;
}

const ROUTES = [BALANCE, LEDGER, PAYOUTS];
const usd = (amount: number) => ({ amount, currency: 'USD' });

let creator: Member;
let other: Member;
let guide: Awaited<ReturnType<typeof makeProduct>>;

beforeAll(async () => {
  creator = await makeMember({ role: 'CREATOR' });
  other = await makeMember({ role: 'CREATOR' });
  guide = await makeProduct(db(), creator, { price: 1999, title: 'دليل' });
});

describe('the finance routes refuse', () => {
  it('a guest with 401, and a member who sells nothing with 403', async () => {
    const { token } = await makeMember();
    for (const route of ROUTES) {
      expect((await callRoute(route)).status).toBe(401);
      expect((await callRoute(route, { token })).status).toBe(403);
    }
  });

  it.each(['["x"]', '[]', '["1","2"]', '["-1"]', '["1e9"]', '{}', 'x'])(
    'the cursor %s: 422',
    async (inside) => {
      const query = { cursor: Buffer.from(inside).toString('base64url') };
      for (const route of [LEDGER, PAYOUTS])
        expect((await callRoute(route, { token: creator.token, query })).status).toBe(422);
    },
  );
});

describe('a seller', () => {
  it('without sales has a balance of zero', async () => {
    const { payload } = await callRoute<Balance>(BALANCE, { token: other.token });
    expect(payload).toEqual({
      pending: usd(0),
      available: usd(0),
      reserved: usd(0),
      debt: usd(0),
      nextRelease: null,
      salesCount: 0,
      holdDays: 7,
      minimumPayout: usd(5000),
    });
  });

  it('sees a sale as pending as soon as it is paid, and not before', async () => {
    const buyer = await makeMember({ name: 'منى' });
    const { _id } = await placeOrder(buyer.token, guide);
    expect((await getBalance(creator.ctx)).pending).toEqual(usd(0));
    await tell(await eventFor(_id));
    const { payload } = await callRoute<Balance>(BALANCE, { token: creator.token });
    expect(payload).toMatchObject({
      pending: usd(1800),
      salesCount: 1,
      nextRelease: { amount: usd(1800), at: expect.any(String) },
    });
    const { payload: ledger } = await callRoute<Page<LedgerEntry>>(LEDGER, { token: creator.token });
    expect(ledger.data).toMatchObject([
      {
        kind: 'sale',
        account: 'pending',
        amount: usd(1800),
        gross: usd(1999),
        fee: usd(199),
        title: 'دليل',
        buyer: 'منى',
      },
    ]);
  });

  it('sees no sales and no payouts of another seller', async () => {
    await db()
      .insertInto('payouts')
      .values({
        id: newId(),
        user_id: creator.id,
        number: 1,
        amount: 5000,
        currency: 'USD',
        created_at: NOW,
        updated_at: NOW,
      })
      .execute();
    for (const route of [LEDGER, PAYOUTS]) {
      const { payload } = await callRoute<Page<unknown>>(route, { token: other.token });
      expect(payload).toEqual({ data: [], nextCursor: null });
    }
    const { payload } = await callRoute<Page<{ status: string }>>(PAYOUTS, { token: creator.token });
    expect(payload.data).toMatchObject([{ amount: usd(5000), status: 'pending' }]);
  });

  it('reads the ledger over several pages, newest first, without a gap', async () => {
    const prices = [100, 200, 300, 400, 500];
    for (const price of prices)
      await buy((await makeMember()).token, await makeProduct(db(), other, { price }));
    const seen: (number | undefined)[] = [];
    let cursor: string | undefined;
    do {
      const page: Page<LedgerEntry> = await listLedger(other.ctx, { limit: 2, cursor });
      seen.push(...page.data.map(({ gross }) => gross?.amount));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(prices.toReversed());
  });

  it('needs three queries for the balance and one for a page of the ledger, for any limit', async () => {
    expect(await recordQueries(() => getBalance(other.ctx))).toHaveLength(3);
    expect(await recordQueries(() => listLedger(other.ctx, { limit: 2 }))).toHaveLength(1);
    expect(await recordQueries(() => listLedger(other.ctx, { limit: 50 }))).toHaveLength(1);
  });
});
