import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { takeNumber } from './repo';

/** Payouts in progress that are in no file yet, held; oldest first. */
export function lockUnbatched(db: Db, most: number) {
  return db
    .selectFrom('payouts')
    .select(['id', 'amount', 'currency', 'user_id'])
    .where('status', '=', 'in_progress')
    .where('batch_id', 'is', null)
    .where('method_snapshot', 'is not', null)
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .execute();
}

export async function countUnbatched(db: Db): Promise<number> {
  const row = await db
    .selectFrom('payouts')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('status', '=', 'in_progress')
    .where('batch_id', 'is', null)
    .where('method_snapshot', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

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

export function listBatches(db: Db, before: string | null, limit: number) {
  let query = db.selectFrom('payout_batches').selectAll();
  if (before) query = query.where('id', '<', before);
  return query
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
}

/** A file with what is to be paid by it. What failed since is not to be paid any more. */
export async function findBatch(db: Db, id: string) {
  const batch = await db.selectFrom('payout_batches').selectAll().where('id', '=', id).executeTakeFirst();
  if (!batch) return null;
  const payouts = await db
    .selectFrom('payouts')
    .select(['id', 'number', 'amount', 'currency', 'method_snapshot', 'status'])
    .where('batch_id', '=', id)
    .where(sql<boolean>`status <> 'failed'`)
    .orderBy('id')
    .execute();
  return { ...batch, payouts };
}
