import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { db } from '@/lib/server/db/client';
import { splitByWeight } from '@/lib/server/revenue-share/repo-points';

interface Part {
  id: number;
  weight: number;
  amount: number;
}

async function split(pool: number, weights: readonly number[]): Promise<Part[]> {
  const rows = weights.map((weight, id) => ({ id, weight }));
  const given = sql`select id, weight, ${pool}::bigint as whole
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (id int, weight bigint)`;
  const answer =
    await sql<Part>`select id, weight, amount from (${splitByWeight(given, null, sql`id`)}) s order by id`.execute(
      db(),
    );
  return answer.rows;
}

const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 60 });
const pool = fc.oneof(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 100_000_000_000 }));

it('a split adds up to the pool, gives no less for more weight, and is at most one cent off for anyone', async () => {
  await fc.assert(
    fc.asyncProperty(pool, weights, async (pool, weights) => {
      const parts = await split(pool, weights);
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(total > 0 ? pool : 0);
      const ordered = parts.toSorted((one, other) => one.weight - other.weight);
      for (const [index, part] of ordered.entries()) {
        expect(part.amount).toBeGreaterThanOrEqual(0);
        const before = ordered[index - 1];
        if (before && before.weight < part.weight) expect(part.amount).toBeGreaterThanOrEqual(before.amount);
        if (total > 0) expect(Math.abs(part.amount - (pool * part.weight) / total)).toBeLessThanOrEqual(1);
        if (part.weight === 0) expect(part.amount).toBe(0);
      }
    }),
    { numRuns: 150 },
  );
});

it('a split has one fixed order when the remainders are equal', async () => {
  expect((await split(100, [1, 1, 1])).map(({ amount }) => amount)).toEqual([34, 33, 33]);
  expect((await split(2, [1, 1, 1])).map(({ amount }) => amount)).toEqual([1, 1, 0]);
});
