import type { GatewayEvent } from '@/lib/server/adapters/payments/port';
import { disputeEventOf, refundEventOf } from '@/lib/server/adapters/payments/sandbox/events';
import { findIntent } from '@/lib/server/adapters/payments/sandbox/repo';
import { db } from '@/lib/server/db/client';
import { NO_ID } from '@/tests/setup/make-member';

/** The payment of an order that the gateway was asked for last. */
export function findNewestPayment(orderId: string) {
  return db()
    .selectFrom('payments')
    .select(['id', 'gateway_ref', 'status'])
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

export function listOrders(ids: readonly string[]) {
  return db()
    .selectFrom('orders')
    .select(['id', 'status'])
    .where('id', 'in', ids.length > 0 ? [...ids] : [NO_ID])
    .execute();
}

export async function listLineIds(orderId: string): Promise<string[]> {
  const rows = await db()
    .selectFrom('order_lines')
    .select('id')
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The paid post that was ordered, if it was one. */
export async function findPostOf(orderId: string): Promise<string | null> {
  const row = db().selectFrom('order_lines').select('post_id').where('order_id', '=', orderId);
  return (await row.executeTakeFirst())?.post_id ?? null;
}

/** Returns how many purchases of posts were read. */
export async function countReadPosts(): Promise<number> {
  const rows = db().selectFrom('entitlements').select('id').where('post_id', 'is not', null);
  return (await rows.where('downloads_count', '>', 0).execute()).length;
}

export async function listRefundIds(orderId: string): Promise<string[]> {
  const rows = await db().selectFrom('refunds').select('id').where('order_id', '=', orderId).execute();
  return rows.map(({ id }) => id);
}

/** The creator's last transferred payout that was not returned. */
export function findTransferred(creatorId: string) {
  return db()
    .selectFrom('payouts')
    .select(['id', 'method_id as methodId', 'method_type as by', 'reference'])
    .select(['amount', 'reversed_amount as reversed', 'currency'])
    .where('user_id', '=', creatorId)
    .where('status', '=', 'transferred')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Creators' payouts that were sent by the provider and are not decided. */
export async function listUndecided(creatorIds: readonly string[]): Promise<string[]> {
  const rows = await db()
    .selectFrom('payouts')
    .select('id')
    .where('user_id', 'in', creatorIds)
    .where('status', '=', 'in_progress')
    .where('send_asked_at', 'is not', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** The provider's transfer of each of these payouts. */
export async function listReferences(payoutIds: readonly string[]): Promise<Map<string, string | null>> {
  const rows = await db()
    .selectFrom('payouts')
    .select(['id', 'reference'])
    .where('id', 'in', payoutIds.length > 0 ? [...payoutIds] : [NO_ID])
    .execute();
  return new Map(rows.map(({ id, reference }) => [id, reference]));
}

/** The disputes of an order's newest payment, as the gateway knows them. */
export async function listDisputes(orderId: string) {
  const payment = await findNewestPayment(orderId);
  return db()
    .selectFrom('sandbox_disputes')
    .selectAll()
    .where('intent_id', '=', payment?.gateway_ref ?? '')
    .execute();
}

/**
 * All events of a gateway about refunds and disputes of an order's newest payment; the newest first, as if sent late.
 */
export async function listReversalEvents(orderId: string, now: Date): Promise<GatewayEvent[]> {
  const payment = await findNewestPayment(orderId);
  const intent = payment?.gateway_ref ? await findIntent(db(), { id: payment.gateway_ref }) : undefined;
  if (!intent) return [];
  const refunds = await db()
    .selectFrom('sandbox_refunds')
    .selectAll()
    .where('intent_id', '=', intent.id)
    .where('status', '<>', 'pending')
    .execute();
  const disputes = await listDisputes(orderId);
  const decided = disputes.filter(({ status }) => status !== 'open');
  return [
    ...decided.map((dispute) => disputeEventOf(dispute, intent, now)),
    ...disputes.map((dispute) => disputeEventOf({ ...dispute, status: 'open' }, intent, now)),
    ...refunds.map((refund) => refundEventOf(refund, intent)),
  ];
}
