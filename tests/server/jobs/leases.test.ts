import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { db } from '@/lib/server/db/client';
import { WRITES } from '@/lib/server/db/prepared-statements';
import { renewLeases } from '@/lib/server/jobs/leases';

beforeEach(async () => {
  await sql`delete from graphile_worker._private_jobs`.execute(db());
});

/** A job that a worker took this many seconds ago. */
async function taken(seconds: number): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    ${sql.raw(WRITES)} select id::text from graphile_worker.add_job('sendLetter')`.execute(db());
  const id = rows[0]?.id ?? '';
  await sql`update graphile_worker._private_jobs set locked_by = 'pool-gone', attempts = 1,
    locked_at = now() - make_interval(secs => ${seconds}) where id = ${id}`.execute(db());
  return id;
}

async function jobs() {
  const { rows } = await sql<{ id: string; isFree: boolean; isFresh: boolean | null }>`
    select id::text, locked_at is null and locked_by is null as "isFree",
      locked_at > now() - interval '5 seconds' as "isFresh" from graphile_worker.jobs order by id`.execute(
    db(),
  );
  return rows;
}

test('a job whose worker is gone becomes free again, and a job taken recently does not', async () => {
  const [gone, recent] = [await taken(21), await taken(14)];
  await renewLeases(db(), []);
  expect(await jobs()).toEqual([
    { id: gone, isFree: true, isFresh: null },
    { id: recent, isFree: false, isFresh: false },
  ]);
});

test('the leases of jobs that run here are renewed, however long the jobs take', async () => {
  const [long, recent] = [await taken(3_600), await taken(14)];
  await renewLeases(db(), [long, recent]);
  expect(await jobs()).toEqual([
    { id: long, isFree: false, isFresh: true },
    { id: recent, isFree: false, isFresh: true },
  ]);
});
