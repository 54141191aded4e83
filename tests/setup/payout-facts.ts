import { sql } from 'kysely';
import { clock } from '@/lib/server/clock';
import { db } from '@/lib/server/db/client';
import { jobCtx } from '@/lib/server/jobs/job-ctx';
import { CHECKS } from '@/lib/server/self-check/checks';
import { MINUTE } from '@/lib/shared/time';
import { fromNow } from './clock';

/** A payout row. */
export const payoutRow = (id: string) =>
  db().selectFrom('payouts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** The context of scheduled jobs, this number of minutes from now. */
export const later = (minutes: number) => jobCtx(fromNow(minutes * MINUTE));

/** The nightly checks that fail, each with its cases. */
export async function brokenChecks(): Promise<Record<string, unknown>> {
  const found = await Promise.all(
    CHECKS.map(async ({ name, run }) => [name, (await run(db(), null, clock.now())).cases] as const),
  );
  return Object.fromEntries(found.filter(([, cases]) => cases.length > 0));
}

/** The changes of the platform's own accounts by a payout, by kind. */
export async function houseMoved(id: string) {
  const { rows } = await sql<{ kind: string; amount: number }>`
    select a.kind, sum(p.amount)::int as amount from journals j join postings p on p.journal_id = j.id
    join ledger_accounts a on a.id = p.account_id and a.owner_id is null
    where j.ref = ${id} group by a.kind`.execute(db());
  return rows;
}
