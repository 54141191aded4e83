import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

export interface RefundLine {
  lineId: string;
  amount: number;
}

export interface NewRefund {
  id: string;
  paymentId: string;
  orderId: string;
  amount: number;
  currency: string;
  reason: string;
  cancelled?: { thing: string; cause: string };
  note: string;
  askedBy: string | null;
  status: 'requested' | 'granted' | 'failed';
  decidedBy: string | null;
  gatewayRef: string | null;
  /** the answer of the person who decided */
  answer?: string;
  lines: readonly RefundLine[];
  now: Date;
}

/** Stores a refund with its lines. */
export async function insertRefund(db: Db, refund: NewRefund): Promise<void> {
  await db
    .insertInto('refunds')
    .values({
      id: refund.id,
      payment_id: refund.paymentId,
      order_id: refund.orderId,
      amount: refund.amount,
      currency: refund.currency,
      reason: refund.reason,
      cancelled_thing: refund.cancelled?.thing ?? null,
      cancelled_for: refund.cancelled?.cause ?? null,
      note: refund.note,
      asked_by: refund.askedBy,
      status: refund.status,
      decided_by: refund.decidedBy,
      decided_at: refund.status === 'requested' ? null : refund.now,
      gateway_ref: refund.gatewayRef,
      answer: refund.answer ?? '',
      created_at: refund.now,
      updated_at: refund.now,
    })
    .execute();
  await insertLines(db, refund.id, refund.lines);
}

async function insertLines(db: Db, refundId: string, lines: readonly RefundLine[]): Promise<void> {
  if (lines.length === 0) return;
  await db
    .insertInto('refund_lines')
    .values(lines.map(({ lineId, amount }) => ({ refund_id: refundId, order_line_id: lineId, amount })))
    .execute();
}

export type StoredRefund = NonNullable<Awaited<ReturnType<typeof findRefund>>>;

/** A refund with its state at the gateway. */
export function findRefund(db: Db, id: string) {
  return db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A refund that began at the gateway, by the gateway's name for it. */
export function findByGatewayRef(db: Db, paymentId: string, gatewayRef: string) {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('gateway_ref', '=', gatewayRef)
    .executeTakeFirst();
}

/** A refund's amount for each line; empty for a payment that goes back whole. */
export async function listRefundLines(db: Db, refundId: string): Promise<RefundLine[]> {
  return db
    .selectFrom('refund_lines')
    .select(['order_line_id as lineId', 'amount'])
    .where('refund_id', '=', refundId)
    .orderBy('order_line_id')
    .execute();
}

/** The request for a line that waits for an answer. */
export async function findAsked(db: Db, lineId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('refund_lines')
    .innerJoin('refunds', 'refunds.id', 'refund_lines.refund_id')
    .select('refunds.id')
    .where('refund_lines.order_line_id', '=', lineId)
    .where('refunds.status', '=', 'requested')
    .executeTakeFirst();
  return row?.id;
}

/** Decides a request for one line; the amount granted may be less than what was asked for. */
export async function updateDecision(
  db: Db,
  id: string,
  decision: {
    status: 'granted' | 'declined';
    amount: number;
    answer: string;
    decidedBy: string | null;
    now: Date;
  },
): Promise<void> {
  const { status, amount, answer, decidedBy, now } = decision;
  await db.updateTable('refund_lines').set({ amount }).where('refund_id', '=', id).execute();
  await db
    .updateTable('refunds')
    .set({ status, amount, answer, decided_by: decidedBy, decided_at: now, updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'requested')
    .execute();
}

/** Moves a refund on from one of `from`. @returns false when it was in none of those: then nothing more must happen */
export async function updateOutcome(
  db: Db,
  id: string,
  from: readonly string[],
  to: { status: 'succeeded' | 'failed'; failure: string | null; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('refunds')
    .set({ status: to.status, failure: to.failure, updated_at: to.now })
    .where('id', '=', id)
    .where('status', 'in', from)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Refunds that have been on their way since `before`. They are marked as asked about now. */
export async function takeUnanswered(db: Db, before: Date, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .updateTable('refunds')
    .set({ updated_at: now })
    .where('id', 'in', (select) =>
      select
        .selectFrom('refunds')
        .select('id')
        .where('status', '=', sql.lit('granted'))
        .where('updated_at', '<', before)
        .orderBy('updated_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** How much of a line has gone back, and how certain that is. */
export interface Reversal {
  line_id: string;
  /** refunded for certain, and on its way */
  succeeded: number;
  granted: number;
  /** taken by disputes that are open, or lost */
  open: number;
  lost: number;
  /** it was cancelled */
  is_ended: boolean;
}

/** Returns how much of each line of an order has gone back. */
export async function listReversals(db: Db, orderId: string): Promise<Reversal[]> {
  const sum = (status: string) =>
    sql`coalesce(sum(back.amount) filter (where back.status = ${sql.lit(status)}), 0)::bigint`;
  const { rows } = await sql<Reversal>`
    select l.id as line_id, ${sum('succeeded')} as succeeded, ${sum('granted')} as granted, ${sum('open')} as open,
      ${sum('lost')} as lost, l.ended_at is not null as is_ended
    from order_lines l left join (
      select rl.order_line_id, rl.amount, r.status from refunds r join refund_lines rl on rl.refund_id = r.id
      where r.order_id = ${orderId}
      union all
      select dl.order_line_id, dl.amount, d.status from disputes d join dispute_lines dl on dl.dispute_id = d.id
      where d.order_id = ${orderId}) back on back.order_line_id = l.id
    where l.order_id = ${orderId} group by l.id order by l.id`.execute(db);
  return rows;
}

/** Returns whether a buyer's bank has taken a payment of the order back and has not decided yet. */
export async function hasOpenDispute(db: Db, orderId: string): Promise<boolean> {
  const row = await db
    .selectFrom('disputes')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', '=', sql.lit('open'))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
