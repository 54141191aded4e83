import { expect, it } from 'vitest';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { exploreDigitalProducts } from '@/lib/server/products/lists';
import { ASSUMED } from '@/lib/server/products/popularity';
import { makeMember } from '@/tests/setup/make-member';

it('the market by ratings has products by their mean as if five more had given four, on pages without gaps', async () => {
  const seller = await makeMember({ role: 'CREATOR' });
  const rated = async (title: string, count: number, sum: number) => {
    const { id } = await makeProduct(db(), seller, { title, type: 'slide_aids', categoryId: 'culture' });
    await db()
      .updateTable('products')
      .set({ ratings_count: count, ratings_sum: sum })
      .where('id', '=', id)
      .execute();
  };
  const [oneFive, manyFives, tenFours, bad] = [
    'خمس من واحد',
    'خمس من كثيرين',
    'أربع من عشرة',
    'نجمة من ثلاثة',
  ];
  await rated(tenFours, 10, 40);
  await rated(bad, 3, 3);
  await rated(manyFives, 40, 196);
  await rated(oneFive, 1, 5);
  const filter = { sort: 'rating', categoryId: 'culture', type: 'slide_aids' } as const;
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await exploreDigitalProducts(guestCtx(db()), { ...filter, limit: 1, cursor });
    seen.push(...page.data.map(({ title }) => title));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(seen).toEqual([manyFives, oneFive, tenFours, bad]);
  const { stars } = await db()
    .selectFrom('products')
    .select('stars')
    .where('title', '=', manyFives)
    .executeTakeFirstOrThrow();
  expect(stars).toBeCloseTo((ASSUMED.stars * ASSUMED.ratings + 196) / (ASSUMED.ratings + 40), 9);
});
