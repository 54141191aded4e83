import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { db, recordQueries } from '@/lib/server/db/client';
import { transact } from '@/lib/server/db/transaction';
import { forgetUses } from '@/lib/server/http/rate-limit';

const KEYS = ['signIn:a@b.example', 'signIn:a@b.example 192.0.2.1', 'signIn:a@b.example device 1'];
const OTHERS = [
  'signIn:a@b.example!',
  'signIn:a@b.example.org',
  'signIn:a@b.exampl',
  'signIn:A@b.example 192.0.2.1',
];

it('when uses of a key are forgotten, others stay, and the table is not read whole', async () => {
  await db().deleteFrom('rate_limits').execute();
  const rows = [...KEYS, ...OTHERS].map((key) => ({ key, window_start: new Date(0), count: 1 }));
  await db().insertInto('rate_limits').values(rows).execute();
  const [text = ''] = await recordQueries(() => forgetUses(db(), KEYS[0] ?? ''));
  const kept = await db().selectFrom('rate_limits').select('key').execute();
  expect(kept.map(({ key }) => key).sort()).toEqual([...OTHERS].sort());

  const plan = await transact(db(), async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    return sql.raw<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${text}`).execute(trx);
  });
  const lines = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(lines).toContain('rate_limits_pkey');
  expect(lines).not.toContain('Seq Scan');
  expect(lines).not.toMatch(/Filter:.*key/);
});
