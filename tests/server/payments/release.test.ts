import { beforeAll, describe, expect, it } from 'vitest';
import { db, recordQueries } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import type { makeProduct } from '@/lib/server/demo/product-factory';
import { getBalance } from '@/lib/server/finance/service';
import { releaseHolds } from '@/lib/server/payments/release';
import { DAY } from '@/lib/shared/time';
import { fromNow } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { makeShop } from '@/tests/setup/shop';
import { buy } from '@/tests/setup/trade';

let creator: Member;
let product: Awaited<ReturnType<typeof makeProduct>>;

beforeAll(async () => {
  ({ seller: creator, product } = await makeShop(1000));
});

const later = (days: number) => guestCtx(db(), fromNow(days * DAY));
const sell = async (times: number) => {
  for (let i = 0; i < times; i++) await buy((await makeMember()).token, product);
};
const balance = async () => {
  const { pending, available } = await getBalance(creator.ctx);
  return [pending.amount, available.amount];
};

describe('money on hold', () => {
  it('stays pending for seven days and then becomes available once', async () => {
    await sell(1);
    await releaseHolds(later(6.99));
    expect(await balance()).toEqual([900, 0]);
    await releaseHolds(later(7.01));
    expect(await balance()).toEqual([0, 900]);
    await releaseHolds(later(30));
    expect(await balance()).toEqual([0, 900]);
  });

  it('is released once when twenty workers run at once, with one journal for each line', async () => {
    await sell(5);
    await Promise.all(Array.from({ length: 20 }, () => releaseHolds(later(8))));
    expect(await balance()).toEqual([0, 5400]);
    const journals = await db().selectFrom('journals').select('ref').where('kind', '=', 'release').execute();
    expect(new Set(journals.map(({ ref }) => ref)).size).toBe(6);
    expect(journals).toHaveLength(6);
  });

  it('is released with as many queries for five lines as for one', async () => {
    const cost = async (times: number) => {
      await sell(times);
      return (await recordQueries(() => releaseHolds(later(8)))).length;
    };
    expect([await cost(1), await cost(5)]).toEqual([6, 6]);
  });
});
