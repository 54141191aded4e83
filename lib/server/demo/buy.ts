import 'server-only';
import type { Money } from '@/lib/contract/fields';
import type { OrderView } from '@/lib/contract/orders';
import { moveIntent } from '@/lib/server/adapters/payments/sandbox/repo';
import { buyPost } from '@/lib/server/checkout/posts';
import { createOrder } from '@/lib/server/checkout/service';
import type { Db, MemberCtx } from '@/lib/server/ctx';
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
  /** of the product */
  type: string;
  at: Date;
}

/** Buys a product or a paid post through the checkout. The gateway stores the payment, so that it can give it back. */
export async function buy(
  db: Db,
  buyer: Member,
  what: { productId: string } | { postId: string },
  amount: number,
  at: Date,
): Promise<Pick<Bought, 'orderId' | 'lineId' | 'gatewayRef' | 'amount'>> {
  const ctx = ctxOf(db, buyer, at);
  const expectedTotal: Money = { amount, currency: 'USD' };
  const order =
    'postId' in what
      ? (await buyPost(ctx, what.postId, { expectedTotal }, newId())).order
      : await createOrder(ctx, { ...what, expectedTotal }, newId());
  return payFor(ctx, order, amount);
}

/** Has the sandbox take the money of an order, and say so. */
export async function payFor(
  ctx: MemberCtx,
  order: OrderView,
  amount: number,
): Promise<Pick<Bought, 'orderId' | 'lineId' | 'gatewayRef' | 'amount'>> {
  const { db, now: at } = ctx;
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
