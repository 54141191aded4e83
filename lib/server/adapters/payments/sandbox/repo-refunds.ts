import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

export function findRefund(db: Db, id: string) {
  return db.selectFrom('sandbox_refunds').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A payment at the sandbox, locked until the transaction ends. */
export function lockIntent(db: Db, id: string) {
  return db.selectFrom('sandbox_intents').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The amount of a payment that was given back, or that a dispute took. */
export async function sumReversed(db: Db, intentId: string): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select ((select coalesce(sum(amount), 0) from sandbox_refunds where intent_id = ${intentId} and status <> 'failed')
      + (select coalesce(sum(amount), 0) from sandbox_disputes where intent_id = ${intentId} and status <> 'won'))::bigint
      as sum`.execute(db);
  return rows[0]?.sum ?? 0;
}

/** Stores a refund, once for each id. */
export async function insertRefund(
  db: Db,
  refund: {
    id: string;
    intentId: string;
    amount: number;
    status: string;
    failure: string | null;
    now: Date;
  },
): Promise<void> {
  await db
    .insertInto('sandbox_refunds')
    .values({
      id: refund.id,
      intent_id: refund.intentId,
      amount: refund.amount,
      status: refund.status,
      failure: refund.failure,
      created_at: refund.now,
    })
    .execute();
}

/** Decides a pending refund. @returns false when it was not pending */
export async function decideRefund(
  db: Db,
  id: string,
  to: { status: string; failure: string | null },
): Promise<boolean> {
  const row = await db
    .updateTable('sandbox_refunds')
    .set(to)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertDispute(
  db: Db,
  dispute: { id: string; intentId: string; amount: number; now: Date },
): Promise<void> {
  await db
    .insertInto('sandbox_disputes')
    .values({
      id: dispute.id,
      intent_id: dispute.intentId,
      amount: dispute.amount,
      created_at: dispute.now,
    })
    .execute();
}

/** Closes a dispute. @returns its new state, or undefined when it was closed before */
export function closeDispute(db: Db, id: string, status: 'won' | 'lost') {
  return db
    .updateTable('sandbox_disputes')
    .set({ status })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .returningAll()
    .executeTakeFirst();
}
