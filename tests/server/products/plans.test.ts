import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { db } from '@/lib/server/db/client';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { listPublished } from '@/lib/server/products/repo-views';
import { makeMember } from '@/tests/setup/make-member';
import { planOf } from '@/tests/setup/plan-of';

beforeAll(async () => {
  const creator = await makeMember({ role: 'CREATOR' });
  for (let count = 0; count < 5; count++) await makeProduct(db(), creator, { categoryId: 'design' });
  await sql`analyze products`.execute(db());
});

it.each([
  ['newest', { type: 'guide_ebook' }, 'products_type_newest'],
  ['newest', { categoryId: 'design' }, 'products_category_newest'],
  ['newest', {}, 'products_published'],
  ['rating', { type: 'guide_ebook' }, 'products_type_stars'],
  ['rating', { categoryId: 'design' }, 'products_category_stars'],
  ['rating', {}, 'products_stars'],
  ['popular', { type: 'guide_ebook' }, 'products_type'],
  ['popular', { categoryId: 'design' }, 'products_category'],
  ['popular', { type: 'full_course', level: 'beginner', length: 'medium' }, 'products_type'],
  ['newest', { type: 'micro_course', length: 'short' }, 'products_type_newest'],
] as const)(
  'the market, %s first and filtered by %j, is read in the order of the index %s',
  async (sort, filter, index) => {
    const plan = await planOf(() => listPublished(db(), null, { ...filter, sort }, null, 20), {
      bitmaps: false,
    });
    expect(plan).toContain(`using ${index} `);
    expect(plan).not.toContain('Sort');
  },
);
