import 'server-only';
import { type Insertable, sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import type { Payouts } from '@/lib/server/db/types.gen';

export type PayoutRow = NonNullable<Awaited<ReturnType<typeof findOwnPayout>>>;

/** The next number of a kind, locked until the transaction ends: numbers have no gaps. */
export async function takeNumber(db: Db, kind: 'statement' | 'batch'): Promise<number> {
  const row = await db
    .updateTable('payout_numbers')
    .set({ last: sql`last + 1` })
    .where('kind', '=', kind)
    .returning('last')
    .executeTakeFirstOrThrow();
  return Number(row.last);
}

/** @returns false where the member has an open payout already, or had this month's */
export async function insertPayout(db: Db, payout: Insertable<Payouts>): Promise<boolean> {
  const row = await db
    .insertInto('payouts')
    .values(payout)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns one of a member's own payouts; with `hold` its state stays until the transaction ends. */
export function findOwnPayout(db: Db, userId: string, id: string, { hold = false } = {}) {
  const query = db.selectFrom('payouts').selectAll().where('id', '=', id).where('user_id', '=', userId);
  return (hold ? query.forUpdate() : query).executeTakeFirst();
}

/** A member's payout that is not over; there is at most one. */
export function findOpenPayout(db: Db, userId: string) {
  return db
    .selectFrom('payouts')
    .select(['id', 'amount', 'currency'])
    .where('user_id', '=', userId)
    .where('status', 'in', ['pending', 'in_progress'])
    .executeTakeFirst();
}

/** A member's payouts, newest first. */
export function listOwnPayouts(db: Db, userId: string, before: string | null, limit: number) {
  let query = db.selectFrom('payouts').selectAll().where('user_id', '=', userId);
  if (before) query = query.where('id', '<', before);
  return query
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
}

export interface Closing {
  status: 'transferred' | 'failed';
  reference?: string;
  failure?: string;
  note?: string;
  by: string | null;
  now: Date;
}

/** Ends an open payout that the caller has locked. */
export async function updateClosed(db: Db, id: string, closing: Closing): Promise<void> {
  await db
    .updateTable('payouts')
    .set({
      status: closing.status,
      reference: closing.reference ?? null,
      failure: closing.failure ?? null,
      note: closing.note ?? '',
      send_error: null,
      closed_by: closing.by,
      closed_at: closing.now,
      updated_at: closing.now,
    })
    .where('id', '=', id)
    .execute();
}

/**
 * A transferred payout came back: an operator says so for a bank, or the provider reported it. Who closed it, and its
 * reference, are kept.
 */
export async function updateReturned(
  db: Db,
  id: string,
  { failure, note, by, now }: { failure: string; note: string; by: string | null; now: Date },
): Promise<void> {
  await db
    .updateTable('payouts')
    .set({ status: 'failed', failure, note, returned_by: by, returned_at: now, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Null where nothing was chosen. */
export async function findSchedule(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('payout_schedules')
    .select('schedule')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.schedule ?? null;
}

/** Stores when a member is paid. */
export async function upsertSchedule(db: Db, userId: string, schedule: string, now: Date): Promise<void> {
  await db
    .insertInto('payout_schedules')
    .values({ user_id: userId, schedule, updated_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ schedule, updated_at: now }))
    .execute();
}

/** Members who are paid monthly and have enough, in the order of ids. */
export async function listMonthly(db: Db, minimum: number, after: string | null, limit: number) {
  let query = db
    .selectFrom('payout_schedules')
    .innerJoin('ledger_accounts', 'ledger_accounts.owner_id', 'payout_schedules.user_id')
    .select('payout_schedules.user_id')
    .where('payout_schedules.schedule', '=', 'monthly')
    .where('ledger_accounts.kind', '=', 'available')
    .where('ledger_accounts.balance', '>=', minimum);
  if (after) query = query.where('payout_schedules.user_id', '>', after);
  const rows = await query.orderBy('payout_schedules.user_id').limit(limit).execute();
  return rows.map(({ user_id }) => user_id);
}
