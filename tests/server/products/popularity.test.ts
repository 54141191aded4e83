import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/server/db/client';
import { HOT_STEP } from '@/lib/server/db/popularity';
import { writeTogether } from '@/lib/server/db/writes';
import { ctxOf } from '@/lib/server/demo/people-factory';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { soldWrite } from '@/lib/server/products/cards';
import { countPurchases } from '@/lib/server/products/count-purchases';
import { popularity, saleWeight } from '@/lib/server/products/popularity';
import { DAY } from '@/lib/shared/time';
import { type Member, makeMember } from '@/tests/setup/make-member';

const TODAY = Date.parse('2026-11-22T12:00:00Z');
const daysAgo = (days: number) => new Date(TODAY - days * DAY);

/** A product with its age in days, how many were sold how many days ago, and its ratings. */
interface Case {
  age: number;
  sold?: [number: number, daysAgo: number][];
  stars?: [number: number, each: number];
}

function popularityOf({ age, sold = [], stars = [0, 0] }: Case): number {
  const soldWeight = sold.reduce((sum, [number, days]) => sum + number * saleWeight(daysAgo(days)), 0);
  const [ratingsCount, each] = stars;
  return popularity({
    soldWeight,
    publishedAt: daysAgo(age),
    ratingsCount,
    ratingsSum: ratingsCount * each,
  });
}

const weekly = (weeks: number, each: number): [number, number][] =>
  Array.from({ length: weeks }, (_, week) => [each, week * 7]);

describe('the more popular of two products is', () => {
  it.each<[name: string, more: Case, less: Case]>([
    ['one that sold ten, not one that is minutes old', { age: 30, sold: [[10, 14]] }, { age: 0.005 }],
    [
      'one that sold ten, not one that is minutes old and sold one',
      { age: 30, sold: [[10, 14]] },
      { age: 0.005, sold: [[1, 0]] },
    ],
    [
      'one with ten times the sales, even when two months older',
      { age: 90, sold: [[50, 60]] },
      { age: 30, sold: [[5, 10]] },
    ],
    ['the newer one, when neither sold', { age: 1 }, { age: 2 }],
    [
      'the one with the later sales, when both sold as many',
      { age: 60, sold: [[10, 1]] },
      { age: 60, sold: [[10, 50]] },
    ],
    [
      'a new one that sells, not a hit of last year',
      { age: 7, sold: [[10, 3]] },
      { age: 365, sold: [[500, 300]] },
    ],
    [
      'an old one that still sells, not a newer one that stopped',
      { age: 700, sold: weekly(100, 5) },
      { age: 120, sold: [[80, 110]] },
    ],
    [
      'one with many good ratings, not one with a single perfect one',
      { age: 30, sold: [[20, 7]], stars: [40, 4.8] },
      { age: 30, sold: [[20, 7]], stars: [1, 5] },
    ],
    [
      'one that nobody rated, not one with many bad ratings',
      { age: 30, sold: [[20, 7]] },
      { age: 30, sold: [[40, 7]], stars: [40, 2] },
    ],
    [
      'a best-seller with one bad rating, not one that sold a few',
      { age: 30, sold: [[40, 7]], stars: [1, 1] },
      { age: 30, sold: [[5, 7]], stars: [3, 5] },
    ],
    [
      'one that sold lately, not one with as many ratings and no late sales',
      { age: 30, sold: [[30, 7]], stars: [10, 4] },
      { age: 200, sold: [[30, 180]], stars: [10, 4.5] },
    ],
  ])('%s', (_, more, less) => {
    expect(popularityOf(more)).toBeGreaterThan(popularityOf(less));
  });
});

describe('one step of popularity is worth', () => {
  const sold = { age: 700, sold: weekly(52, 40) };
  it.each<[name: string, Case]>([
    ['twice the sales', { age: 700, sold: weekly(52, 80) }],
    [
      'the same sales four weeks later',
      { age: 672, sold: weekly(52, 40).map(([number, days]) => [number, days - 28]) },
    ],
    ['nearly one star more, when many rated', { ...sold, stars: [5000, 5] }],
  ])('%s', (_, more) => {
    expect(popularityOf(more) - popularityOf(sold)).toBeCloseTo(1, 1);
  });
});

describe('the popularity that is stored', () => {
  let creator: Member;
  let id: string;
  const sale = (amount = 1900) => ({ productId: id, amount });
  const ctxAt = (days: number) => ctxOf(db(), creator, daysAgo(days));
  const row = () => db().selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const expectStored = async (...sold: [number: number, daysAgo: number][]) => {
    const stored = await row();
    expect(Math.abs(stored.hot - popularityOf({ age: 40, sold }))).toBeLessThanOrEqual(HOT_STEP);
    expect(stored.sales_count).toBe(sold.reduce((sum, [number]) => sum + number, 0));
  };

  beforeAll(async () => {
    creator = await makeMember({ role: 'CREATOR' });
    id = (await makeProduct(db(), creator, { at: daysAgo(40) })).id;
  });

  it('equals the computed one, when the product is published and after each sale', async () => {
    await expectStored();
    await writeTogether(db(), [soldWrite(ctxAt(30), [sale(), sale(), sale()])]);
    await expectStored([3, 30]);
    await writeTogether(db(), [soldWrite(ctxAt(2), [sale()])]);
    await expectStored([3, 30], [1, 2]);
  });

  it('does not change with a free copy, which still counts as a sale', async () => {
    const { hot, sold_weight, sales_count } = await row();
    await writeTogether(db(), [soldWrite(ctxAt(0), [sale(0), sale(0)])]);
    expect(await row()).toMatchObject({ hot, sold_weight, sales_count: sales_count + 2 });
    await db().updateTable('products').set({ sales_count }).where('id', '=', id).execute();
  });

  it('loses a refunded sale with the weight of its day, and gains it again when the refund is undone', async () => {
    const purchases = [{ productId: id, boughtAt: daysAgo(30) }];
    await countPurchases(ctxAt(0), purchases, -1);
    await expectStored([2, 30], [1, 2]);
    await countPurchases(ctxAt(0), purchases, 1);
    await expectStored([3, 30], [1, 2]);
  });
});
