import 'server-only';
import { moveIntent } from '@/lib/server/adapters/payments/sandbox/repo';
import { createOrder } from '@/lib/server/checkout/service';
import type { Db } from '@/lib/server/ctx';
import { applyGatewayEvent } from '@/lib/server/gateway-events/events';
import { newId } from '@/lib/server/ids';
import type { Member } from './people';
import { ctxOf } from './people-factory';

/** Something that happens at a time in the demo's story. */
export interface DemoStep {
  at: Date;
  act: () => Promise<void>;
}

/** A purchase of the demo, for the steps that follow it. */
export interface Bought {
  orderId: string;
  lineId: string;
  /** the sandbox's name for the payment */
  gatewayRef: string;
  amount: number;
  buyer: Member;
  buyerKey: string;
  /** key of the seller */
  seller: string;
  at: Date;
}

/** Buys a product through the checkout; the gateway stores the payment, so that it can give the money back. */
export async function buy(
  db: Db,
  buyer: Member,
  productId: string,
  amount: number,
  at: Date,
): Promise<Pick<Bought, 'orderId' | 'lineId' | 'gatewayRef' | 'amount'>> {
  const ctx = ctxOf(db, buyer, at);
  const order = await createOrder(ctx, { productId, expectedTotal: { amount, currency: 'USD' } }, newId());
  const payment = await db
    .selectFrom('payments')
    .select('gateway_ref')
    .where('order_id', '=', order._id)
    .executeTakeFirstOrThrow();
  const gatewayRef = payment.gateway_ref ?? '';
  await moveIntent(db, { id: gatewayRef }, ['open'], { status: 'succeeded', failure: null }, at);
  await applyGatewayEvent(ctx, 'sandbox', {
    id: `demo_${order._id}`,
    type: 'payment.succeeded',
    gatewayRef,
    subjectRef: null,
    amount,
    currency: 'USD',
    failure: null,
    at: at.toISOString(),
  });
  return { orderId: order._id, lineId: order.lines[0]?._id ?? '', gatewayRef, amount };
}
