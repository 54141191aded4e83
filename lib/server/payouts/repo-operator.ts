import 'server-only';
import { sql } from 'kysely';
import type { PayoutQueue } from '@/lib/contract/operator-payouts';
import type { Db } from '@/lib/server/ctx';
import { LATELY_DAYS } from './policy-operator';

const OPEN: readonly PayoutQueue[] = ['pending', 'in_progress'];

/** The sum of the same payee's other payouts of the days before, without those that failed. */
const latelyOf = sql<number>`(select coalesce(sum(other.amount), 0) from payouts other
  where other.user_id = payouts.user_id and other.currency = payouts.currency and other.status <> 'failed'
    and other.id < payouts.id
    and other.created_at > payouts.created_at - ${LATELY_DAYS} * interval '1 day')::bigint`;

const rows = (db: Db) =>
  db
    .selectFrom('payouts')
    .leftJoin('payout_methods', 'payout_methods.id', 'payouts.method_id')
    .leftJoin('payout_batches', 'payout_batches.id', 'payouts.batch_id')
    .selectAll('payouts')
    .select([
      'payout_methods.created_at as method_created_at',
      'payout_methods.status as method_status',
      'payout_methods.held_at as method_held_at',
      'payout_methods.fingerprint',
      'payout_batches.number as batch_number',
    ])
    .select(latelyOf.as('lately'));

export type ReviewRow = Awaited<ReturnType<typeof listForReview>>[number];

/** Open ones begin with the oldest, in which order operators work; ended ones with the newest. */
export function listForReview(db: Db, status: PayoutQueue, from: string | null, limit: number) {
  let query = rows(db);
  const isOpen = OPEN.includes(status);
  if (status === 'partly_back')
    query = query.where('reversed_amount', '>', (eb) => eb.ref('restored_amount'));
  else if (status !== 'all') query = query.where('payouts.status', '=', status);
  if (from) query = query.where('payouts.id', isOpen ? '>' : '<', from);
  return query
    .orderBy('payouts.id', isOpen ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute();
}

/** Returns one payout with its method and file. */
export function findForReview(db: Db, id: string) {
  return rows(db).where('payouts.id', '=', id).executeTakeFirst();
}

/** Payouts that were not begun, and those of which the provider took a part back; the newest first. */
export async function listPending(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from payouts
    where status = 'pending' or reversed_amount > restored_amount order by id desc limit ${limit}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Returns how many are not over, or were taken back in part and wait for an operator. */
export async function countOpen(db: Db): Promise<number> {
  // The states stand in the text, so that the prepared plan can use the partial indexes (lib/decisions/005).
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from payouts
    where status in ('pending', 'in_progress') or reversed_amount > restored_amount`.execute(db);
  return rows[0]?.count ?? 0;
}

export type HeldPayout = NonNullable<Awaited<ReturnType<typeof lockPayout>>>;

/** A payout that nobody else changes until the transaction ends. */
export function lockPayout(db: Db, id: string) {
  return db
    .selectFrom('payouts')
    .selectAll()
    .select(latelyOf.as('lately'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Returns how many of a member's other payouts ended in which way. */
export async function countEarlier(db: Db, userId: string, id: string) {
  const { rows } = await sql<{ transferred: number; failed: number }>`
    select count(*) filter (where status = 'transferred')::int as transferred,
      count(*) filter (where status = 'failed' and failure is distinct from 'cancelled')::int as failed
    from payouts where user_id = ${userId} and id <> ${id}`.execute(db);
  return rows[0] ?? { transferred: 0, failed: 0 };
}

/** Returns how many other members are, or were, paid to the same account. */
export async function countSharers(db: Db, userId: string, fingerprint: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct user_id)::int as count from payout_methods
    where fingerprint = ${fingerprint} and user_id <> ${userId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Stores the approval of the first of two operators. */
export async function updateApproved(db: Db, id: string, by: string, now: Date): Promise<void> {
  await db
    .updateTable('payouts')
    .set({ approved_by: by, approved_at: now, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Begins a payout that the caller has locked. */
export async function updateStarted(db: Db, id: string, by: string, now: Date): Promise<void> {
  await db
    .updateTable('payouts')
    .set({ status: 'in_progress', started_by: by, started_at: now, updated_at: now })
    .where('id', '=', id)
    .execute();
}
