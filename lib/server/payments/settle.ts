import 'server-only';
import { touch } from '@/lib/server/adapters/cache/port';
import { emptyCart } from '@/lib/server/cart/service';
import type { Ctx } from '@/lib/server/ctx';
import { grant } from '@/lib/server/entitlements/service';
import { env } from '@/lib/server/env';
import { postJournal } from '@/lib/server/ledger/service';
import { sendReceipts } from '@/lib/server/mail/receipts';
import { notify } from '@/lib/server/notifications/service';
import { type Line, type LockedOrder, moveOrder, orderLines } from '@/lib/server/orders/state';
import { addSale } from '@/lib/server/products/cards';
import { insertHolds, type PaymentRow, updatePaymentStatus } from './repo';

const DAY = 86_400_000;
const netOf = (line: Line) => line.amount - line.fee_amount;

/**
 * What a paid order means, all in the caller's transaction: payment kept, order paid, journal posted, net held, access
 * granted, counters, cart, notices and letters. The caller holds the order (and the payment) locked and has looked that
 * nothing stands against it.
 * @param payment null for an order that costs nothing
 */
export async function settleOrder(ctx: Ctx, order: LockedOrder, payment: PaymentRow | null): Promise<void> {
  const lines = await orderLines(ctx, order.id);
  if (payment) await updatePaymentStatus(ctx.db, payment.id, 'succeeded', null, ctx.now);
  await moveOrder(ctx, order.id, 'paid');
  await holdNet(ctx, order.currency, lines);
  const products = lines.flatMap((line) =>
    line.product_id ? [{ id: line.id, productId: line.product_id }] : [],
  );
  const productIds = products.map(({ productId }) => productId);
  await grant(ctx, order.buyer_id, products);
  await addSale(ctx, productIds);
  await emptyCart(ctx, order.buyer_id, productIds);
  await tell(ctx, order, lines);
  await sendReceipts(ctx, order, lines);
  // Last: every sale adds to the platform's own accounts, so their rows are held as shortly as can be.
  await postSale(ctx, order, lines);
  ctx.afterCommit(() => touch([...productIds.map((id) => `product:${id}`), 'lists']));
}

async function postSale(ctx: Ctx, order: LockedOrder, lines: readonly Line[]): Promise<void> {
  await postJournal(ctx, {
    kind: 'sale',
    ref: order.id,
    currency: order.currency,
    postings: lines.flatMap((line) => [
      { account: { ownerId: null, kind: 'clearing' }, amount: -line.amount, orderLineId: line.id },
      { account: { ownerId: line.seller_id, kind: 'pending' }, amount: netOf(line), orderLineId: line.id },
      { account: { ownerId: null, kind: 'fees' }, amount: line.fee_amount, orderLineId: line.id },
    ]),
  });
}

async function holdNet(ctx: Ctx, currency: string, lines: readonly Line[]): Promise<void> {
  const releaseAt = new Date(ctx.now.getTime() + env().PAYOUT_HOLD_DAYS * DAY);
  const earning = lines.filter((line) => netOf(line) > 0);
  await insertHolds(
    ctx.db,
    earning.map((line) => ({
      lineId: line.id,
      ownerId: line.seller_id,
      amount: netOf(line),
      currency,
      releaseAt,
    })),
  );
}

async function tell(ctx: Ctx, order: LockedOrder, lines: readonly Line[]): Promise<void> {
  const about = (line: Line) => ({ productId: line.product_id ?? undefined, orderId: order.id });
  const [first] = lines;
  if (first)
    await notify(ctx, {
      to: order.buyer_id,
      kind: 'purchase',
      groupKey: `purchase:${order.id}`,
      ...about(first),
    });
  for (const line of lines) {
    const groupKey = `sale:${line.product_id}`;
    await notify(ctx, {
      to: line.seller_id,
      kind: 'sale',
      actorId: order.buyer_id,
      groupKey,
      ...about(line),
    });
  }
}
