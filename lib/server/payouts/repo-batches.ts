import 'server-only';
import type { Db } from '@/lib/server/ctx';
import { takeNumber } from './repo';

/** Payouts in progress that are in no file yet, oldest first; with `hold` nobody else puts them into one. */
export function listUnbatched(db: Db, most: number, { hold = false } = {}) {
  const query = db
    .selectFrom('payouts')
    .select(['id', 'amount', 'currency', 'user_id'])
    .where('status', '=', 'in_progress')
    .where('batch_id', 'is', null)
    .where('method_type', '=', 'wire-transfer')
    .where('method_snapshot', 'is not', null)
    .orderBy('id')
    .limit(most);
  return (hold ? query.forUpdate() : query).execute();
}

/** Puts payouts that the caller has locked into a new file. @returns its number */
export async function insertBatch(
  db: Db,
  batch: {
    id: string;
    madeBy: string;
    payoutIds: readonly string[];
    amount: number;
    currency: string;
    now: Date;
  },
): Promise<number> {
  const number = await takeNumber(db, 'batch');
  await db
    .insertInto('payout_batches')
    .values({
      id: batch.id,
      number,
      made_by: batch.madeBy,
      payouts_count: batch.payoutIds.length,
      amount: batch.amount,
      currency: batch.currency,
      created_at: batch.now,
    })
    .execute();
  await db
    .updateTable('payouts')
    .set({ batch_id: batch.id, updated_at: batch.now })
    .where('id', 'in', batch.payoutIds)
    .execute();
  return number;
}

/** A page of files, newest first. */
export function listBatches(db: Db, before: string | null, limit: number) {
  let query = db.selectFrom('payout_batches').selectAll();
  if (before) query = query.where('id', '<', before);
  return query
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
}

/** A file with its payouts that are still to be paid: not those that failed since, or were noted as sent. */
export async function findBatch(db: Db, id: string) {
  const batch = await db.selectFrom('payout_batches').selectAll().where('id', '=', id).executeTakeFirst();
  if (!batch) return null;
  const payouts = await db
    .selectFrom('payouts')
    .select(['id', 'number', 'amount', 'currency', 'user_id', 'method_snapshot'])
    .where('batch_id', '=', id)
    .where('status', '=', 'in_progress')
    .orderBy('id')
    .execute();
  return { ...batch, payouts };
}
