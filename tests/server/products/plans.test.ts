import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { db, recordQueries } from '@/lib/server/db/client';
import { makeProduct } from '@/lib/server/db/demo/product-factory';
import { transact } from '@/lib/server/db/transaction';
import { listPublished } from '@/lib/server/products/repo-views';
import { makeMember } from '@/tests/setup/make-member';

beforeAll(async () => {
  const creator = await makeMember({ role: 'CREATOR' });
  for (let count = 0; count < 5; count++) await makeProduct(db(), creator, { categoryId: 'design' });
  await sql`analyze products`.execute(db());
});

/** How PostgreSQL runs what is asked, where the table is too big to be read whole. */
async function planOf(ask: () => Promise<unknown>): Promise<string> {
  const [text = ''] = await recordQueries(ask);
  return transact(db(), async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    await sql`set local enable_bitmapscan = off`.execute(trx);
    const { rows } = await sql.raw<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${text}`).execute(trx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

it.each([
  ['newest', { type: 'guide_ebook' }, 'products_type_newest'],
  ['newest', { categoryId: 'design' }, 'products_category_newest'],
  ['newest', {}, 'products_published'],
  ['popular', { type: 'guide_ebook' }, 'products_type'],
  ['popular', { categoryId: 'design' }, 'products_category'],
] as const)(
  'the market, %s first and filtered by %j, is read in the order of the index %s',
  async (sort, filter, index) => {
    const plan = await planOf(() => listPublished(db(), null, { ...filter, sort }, null, 20));
    expect(plan).toContain(`using ${index} `);
    expect(plan).not.toContain('Sort');
  },
);
