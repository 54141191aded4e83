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
