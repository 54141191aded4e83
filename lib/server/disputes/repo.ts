import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

export type StoredDispute = NonNullable<Awaited<ReturnType<typeof findDispute>>>;

/** A dispute by the gateway's name for it. */
export function findDispute(db: Db, gateway: string, gatewayRef: string) {
  return db
    .selectFrom('disputes')
    .selectAll()
    .where('gateway', '=', gateway)
    .where('gateway_ref', '=', gatewayRef)
    .executeTakeFirst();
}

/** Disputes of an order that took money and are lost or not decided. */
export function listTaking(db: Db, orderId: string) {
  return db
    .selectFrom('disputes')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('status', 'in', ['open', 'lost'])
    .orderBy('id')
    .execute();
}

/** @throws where the gateway's name for it is known already */
export function insertDispute(
  db: Db,
  dispute: {
    id: string;
    paymentId: string;
    orderId: string;
    gateway: string;
    gatewayRef: string;
    amount: number;
    currency: string;
    cause: string;
    answerBy: Date | null;
    openedAt: Date;
  },
) {
  return db
    .insertInto('disputes')
    .values({
      id: dispute.id,
      payment_id: dispute.paymentId,
      order_id: dispute.orderId,
      gateway: dispute.gateway,
      gateway_ref: dispute.gatewayRef,
      amount: dispute.amount,
      currency: dispute.currency,
      cause: dispute.cause,
      answer_by: dispute.answerBy,
      opened_at: dispute.openedAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** @returns false when it was closed before */
export async function updateClosed(
  db: Db,
  id: string,
  status: 'won' | 'lost',
  closedAt: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('disputes')
    .set({ status, closed_at: closedAt })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The amount that a dispute has taken from each line. */
export function listDisputeLines(db: Db, disputeId: string) {
  return db
    .selectFrom('dispute_lines')
    .select(['order_line_id as lineId', 'amount'])
    .where('dispute_id', '=', disputeId)
    .orderBy('order_line_id')
    .execute();
}

/** Notes that a dispute takes more from lines, by these amounts. */
export async function addDisputeLines(
  db: Db,
  disputeId: string,
  lines: readonly { lineId: string; amount: number }[],
): Promise<void> {
  await db
    .insertInto('dispute_lines')
    .values(lines.map(({ lineId, amount }) => ({ dispute_id: disputeId, order_line_id: lineId, amount })))
    .onConflict((conflict) =>
      conflict
        .columns(['dispute_id', 'order_line_id'])
        .doUpdateSet({ amount: sql`dispute_lines.amount + excluded.amount` }),
    )
    .execute();
}

export interface ListedDispute {
  id: string;
  order_id: string;
  buyer_id: string;
  gateway: string;
  gateway_ref: string;
  status: string;
  amount: number;
  currency: string;
  cause: string;
  answer_by: Date | null;
  opened_at: Date;
  closed_at: Date | null;
  lines: { id: string; title: string; seller_id: string }[];
}

/** A page of disputes with what was bought, newest first. */
export async function listDisputes(db: Db, before: string | null, limit: number): Promise<ListedDispute[]> {
  const { rows } = await sql<ListedDispute>`
    select d.id, d.order_id, o.buyer_id, d.gateway, d.gateway_ref, d.status, d.amount, d.currency, d.cause,
      d.answer_by, d.opened_at, d.closed_at,
      (select json_agg(json_build_object('id', l.id, 'title', l.title, 'seller_id', l.seller_id) order by l.id)
        from order_lines l where l.order_id = d.order_id) as lines
    from disputes d join orders o on o.id = d.order_id
    where ${before}::uuid is null or d.id < ${before}::uuid
    order by d.id desc limit ${limit + 1}`.execute(db);
  return rows;
}
