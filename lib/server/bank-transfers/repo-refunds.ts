import 'server-only';
import type { Db } from '@/lib/server/ctx';

const from = (db: Db) =>
  db
    .selectFrom('transfer_refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['r.refund_id', 'r.amount', 'r.currency', 'r.asked_at', 'r.status'])
    .select(['p.gateway_ref', 'p.order_id', 'o.buyer_id']);

/** Refunds to be sent by hand, oldest first. */
export function listPendingRefunds(db: Db, { after, limit }: { after: string | null; limit: number }) {
  return from(db)
    .where('r.status', '=', 'pending')
    .$if(after !== null, (query) => query.where('r.refund_id', '>', after ?? ''))
    .orderBy('r.refund_id')
    .limit(limit + 1)
    .execute();
}

/** A refund of a transfer that is, or was, to be sent by hand, by its id. */
export const findTransferRefund = (db: Db, id: string) =>
  from(db).where('r.refund_id', '=', id).executeTakeFirst();

/** Notes how a refund by hand ended. @returns false when that was noted before */
export async function decideTransferRefund(
  db: Db,
  id: string,
  to: { status: string; bankReference: string | null; by: string; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('transfer_refunds')
    .set({
      status: to.status,
      bank_reference: to.bankReference,
      decided_at: to.now,
      decided_by: to.by,
    })
    .where('refund_id', '=', id)
    .where('status', '=', 'pending')
    .returning('refund_id')
    .executeTakeFirst();
  return row !== undefined;
}
