import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/server/db/client';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { listLedger } from '@/lib/server/finance/ledger';
import { releaseHolds } from '@/lib/server/payments/release';
import { DAY } from '@/lib/shared/time';
import { fromNow } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { buy } from '@/tests/setup/trade';

let creator: Member;

beforeAll(async () => {
  creator = await makeMember({ role: 'CREATOR' });
});

const entries = async (member: Member) => (await listLedger(member.ctx, { limit: 20 })).data;

describe('a member’s ledger', () => {
  it('shows a sale to its seller once, and nothing to its buyer', async () => {
    const buyer = await makeMember({ role: 'CREATOR' });
    await buy(buyer.token, await makeProduct(db(), creator, { price: 2000 }));
    expect(await entries(buyer)).toEqual([]);
    expect(await entries(creator)).toMatchObject([
      { kind: 'sale', account: 'pending', movedFrom: null, amount: { amount: 1800 }, buyer: buyer.name },
    ]);
  });

  it('shows a move between two accounts as one entry that names both', async () => {
    const later = fromNow(8 * DAY);
    await releaseHolds({ ...creator.ctx, now: later });
    const [moved, sale, ...more] = await entries(creator);
    expect(moved).toMatchObject({
      kind: 'release',
      account: 'available',
      movedFrom: 'pending',
      amount: { amount: 1800 },
    });
    expect(sale).toMatchObject({ kind: 'sale', movedFrom: null });
    expect(more).toEqual([]);
  });
});
