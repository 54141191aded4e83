import 'server-only';
import { touch } from '@/lib/server/adapters/cache/port';
import { emptyCartWrite } from '@/lib/server/cart/service';
import type { Ctx } from '@/lib/server/ctx';
import { lastly } from '@/lib/server/db/tx';
import { type Write, writeTogether } from '@/lib/server/db/writes';
import { grantWrite } from '@/lib/server/entitlements/service';
import { env } from '@/lib/server/env';
import { enqueueAll } from '@/lib/server/jobs/queue';
import { postJournal } from '@/lib/server/ledger/service';
import { type LetterJob, sendLetter } from '@/lib/server/mail/jobs';
import { writeReceipts } from '@/lib/server/mail/receipts';
import { type Notice, notifyAll } from '@/lib/server/notifications/service';
import { type Line, type LockedOrder, paidOrderWrite } from '@/lib/server/orders/state';
import { saleWrite } from '@/lib/server/products/cards';
import { type Part, partsOf } from './parts';
import { keptPaymentWrite, type PaymentRow } from './repo';
import { holdsWrite } from './repo-holds';

const DAY = 86_400_000;

/** What has to be known before an order is settled. */
export interface Settlement {
  parts: readonly Part[];
  letters: readonly LetterJob[];
}

/** Whom an order brings what at this moment, and the letters that tell of it. */
export async function planSettlement(ctx: Ctx, order: LockedOrder): Promise<Settlement> {
  const split = partsOf(ctx, order);
  const [parts, letters] = await Promise.all([split, writeReceipts(ctx, order, split)]);
  return { parts, letters };
}

/**
 * What a paid order means, all in the caller's transaction: payment kept, order paid, net held, access granted, cart,
 * letters, counters, notices and the journal. The caller holds order and payment locked and has looked that nothing stands
 * against it. Where it opened the transaction itself, this ends it: nothing may follow (`lastly`).
 * @param payment null for an order that costs nothing
 */
export async function settleOrder(
  ctx: Ctx,
  order: LockedOrder,
  payment: PaymentRow | null,
  { parts, letters }: Settlement,
): Promise<void> {
  const products = order.lines.flatMap((line) =>
    line.product_id ? [{ id: line.id, productId: line.product_id }] : [],
  );
  const productIds = products.map(({ productId }) => productId);
  await lastly(ctx, () =>
    Promise.all([
      writeTogether(ctx.db, [
        payment && keptPaymentWrite(payment.id, ctx.now),
        paidOrderWrite(ctx, order.id),
        holdWrite(ctx, order.currency, parts),
        grantWrite(ctx, order.buyer_id, products),
        emptyCartWrite(order.buyer_id, productIds),
        saleWrite(productIds),
      ]),
      enqueueAll(ctx, sendLetter, letters),
      // Last what many sales at once wait for each other on: a seller's notices and balance.
      notifyAll(ctx, noticesOf(order)),
      postSale(ctx, order, parts),
    ]),
  );
  ctx.afterCommit(() => touch([...productIds.map((id) => `product:${id}`), 'lists']));
}

function holdWrite(ctx: Ctx, currency: string, parts: readonly Part[]): Write | null {
  const releaseAt = new Date(ctx.now.getTime() + env().PAYOUT_HOLD_DAYS * DAY);
  return holdsWrite(parts.map((part) => ({ ...part, currency, releaseAt })));
}

function noticesOf(order: LockedOrder): Notice[] {
  const about = (line: Line | undefined) => ({ productId: line?.product_id ?? undefined, orderId: order.id });
  const bought = {
    to: order.buyer_id,
    kind: 'purchase',
    groupKey: `purchase:${order.id}`,
    ...about(order.lines[0]),
  } as const;
  const sold = order.lines.map((line) => {
    const groupKey = `sale:${line.product_id}`;
    return { to: line.seller_id, kind: 'sale', actorId: order.buyer_id, groupKey, ...about(line) } as const;
  });
  return [bought, ...sold];
}

async function postSale(ctx: Ctx, order: LockedOrder, parts: readonly Part[]): Promise<void> {
  const earned = parts.map(({ ownerId, amount, lineId }) => {
    return { account: { ownerId, kind: 'pending' }, amount, orderLineId: lineId };
  });
  const rest = order.lines.flatMap((line) => [
    { account: { ownerId: null, kind: 'clearing' }, amount: -line.amount, orderLineId: line.id },
    { account: { ownerId: null, kind: 'fees' }, amount: line.fee_amount, orderLineId: line.id },
  ]);
  const { id: ref, currency } = order;
  await postJournal(ctx, { kind: 'sale', ref, currency, postings: [...earned, ...rest] });
}
