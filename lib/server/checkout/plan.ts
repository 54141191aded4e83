import 'server-only';
import type { Money } from '@/lib/contract/fields';
import type { GatewayName } from '@/lib/contract/gateways';
import type { MemberCtx } from '@/lib/server/ctx';
import { env } from '@/lib/server/env';
import { AppError } from '@/lib/server/errors';
import { newId } from '@/lib/server/ids';
import { type Quote, quote, totalOf } from '@/lib/server/orders/lines/service';
import type { NewLine, NewOrder, OrderRow } from '@/lib/server/orders/service';
import { CURRENCY } from '@/lib/shared/currency';
import { DAY, MINUTE } from '@/lib/shared/time';
import type { NewPayment } from './open-payment';

export type Asked = { expectedTotal: Money; gateway?: GatewayName };
type PlannedLine = NewLine & Pick<Quote, 'seller' | 'coverId' | 'reservableMs' | 'changedAt'>;
export interface PlannedOrder extends NewOrder {
  lines: readonly PlannedLine[];
}

const LIFE_MS = 30 * MINUTE;

/**
 * Returns how long an order waits for its money, in ms: a transfer takes days. It waits no longer than its lines stay
 * reserved for the buyer.
 * @throws AppError `gateway_off` for a transfer that would take longer than that
 */
export function lifetimeOf(gateway: GatewayName, quotes: readonly Quote[]): number {
  const kept = Math.min(...quotes.map(({ reservableMs }) => reservableMs ?? Number.POSITIVE_INFINITY));
  if (gateway !== 'bank_transfer') return Math.min(LIFE_MS, kept);
  const days = env().BANK_TRANSFER_DAYS * DAY;
  const mayTransfer = quotes.every(({ mayTransfer = true }) => mayTransfer);
  if (kept < days || !mayTransfer) throw new AppError('gateway_off');
  return days;
}

/**
 * Plans an order for these at their current prices; nothing is written yet.
 * @param productId the one product asked for; without it, the contents of the cart
 * @throws AppError `cart_empty`, `cart_changed`, `own_product`, `already_owned`, `not_purchasable`, `gateway_off`
 */
export function planOrder(
  ctx: MemberCtx,
  id: string,
  all: readonly Quote[],
  { isAlone, expectedTotal }: Asked & { isAlone: boolean },
  gateway: GatewayName,
): PlannedOrder {
  // Of the cart, only what it shows: not what the operator took down since, nor what somebody apart sells.
  const quotes = isAlone ? all : all.filter(({ isOutOfSight }) => !isOutOfSight);
  if (quotes.length === 0) throw new AppError(isAlone ? 'not_purchasable' : 'cart_empty');
  assertForSale(quotes, expectedTotal);
  const buyerId = ctx.viewer.id;
  const lines = quotes.map((one) => lineOf(one, { orderId: id, buyerId }));
  const { amount: total } = expectedTotal;
  // What costs nothing is paid at once, without a gateway.
  const life = total > 0 ? lifetimeOf(gateway, quotes) : LIFE_MS;
  const expiresAt = new Date(ctx.now.getTime() + life);
  return { id, buyerId, currency: CURRENCY, total, expiresAt, now: ctx.now, lines };
}

/**
 * Checks that the caller may buy all of these, and that they cost together what the caller expects.
 * @throws AppError `own_product`, `not_purchasable`, `already_owned`, and `ifOtherwise` where the price differs
 */
export function assertForSale(
  quotes: readonly Quote[],
  expectedTotal: Money,
  ifOtherwise: 'cart_changed' | 'price_changed' = 'cart_changed',
): void {
  if (quotes.some(({ isOurs }) => isOurs)) throw new AppError('own_product');
  if (quotes.some(({ isForSale }) => !isForSale)) throw new AppError('not_purchasable');
  if (quotes.some(({ isOwned }) => isOwned)) throw new AppError('already_owned');
  const isAsSeen = totalOf(quotes) === expectedTotal.amount && expectedTotal.currency === CURRENCY;
  if (!isAsSeen) throw new AppError(ifOtherwise);
}

/**
 * Asks again, in the transaction that has just written the order: its lines hold what they sell, so from here on
 * whoever changes or deletes that waits for the order. A change that came before is not ordered.
 * @throws AppError as `assertForSale`, and `cart_changed` for a new version, or where something may have been taken out
 */
export async function assertAsPlanned(ctx: MemberCtx, order: PlannedOrder): Promise<void> {
  const wanted = order.lines.map(({ kind, subject_id: subjectId, amount }) => ({ kind, subjectId, amount }));
  const quotes = await quote(ctx, wanted);
  assertForSale(quotes, { amount: order.total, currency: order.currency });
  const stateOf = ({ version, changedAt }: Pick<Quote, 'version' | 'changedAt'>) =>
    `${version} ${changedAt?.getTime()}`;
  const states = new Map(quotes.map((one) => [one.subjectId, stateOf(one)]));
  const isSame = order.lines.every((line) => states.get(line.subject_id) === stateOf(line));
  if (!isSame) throw new AppError('cart_changed');
}

function lineOf(one: Quote, { orderId, buyerId }: { orderId: string; buyerId: string }): PlannedLine {
  return {
    id: newId(),
    kind: one.kind,
    subject_id: one.subjectId,
    type: one.type,
    order_id: orderId,
    buyer_id: buyerId,
    seller_id: one.seller.id,
    seller_status: 'active',
    is_unnamed: one.isUnnamed ?? false,
    seller: one.seller,
    title: one.title,
    coverId: one.coverId,
    reservableMs: one.reservableMs,
    amount: one.amount,
    fee_bps: one.feeBps,
    fee_amount: one.feeAmount,
    refund_days: one.refundDays,
    version: one.version,
    changedAt: one.changedAt,
  };
}

/** The row of an order that has just been made. */
export function rowOf(order: PlannedOrder, payment: NewPayment): OrderRow {
  const { id, gateway, status, gatewayRef = null, pageUrl = null } = payment;
  return {
    id: order.id,
    status: 'awaiting_payment',
    currency: order.currency,
    total_amount: order.total,
    created_at: order.now,
    paid_at: null,
    expires_at: order.expiresAt,
    payment: {
      id,
      gateway,
      status,
      failure: null,
      page_url: pageUrl,
      gateway_ref: gatewayRef,
      created_at: order.now.toISOString(),
      receipt: null,
    },
    lines: order.lines.map(({ id, kind, subject_id, type, title, amount, coverId, seller }) => {
      return {
        id,
        kind,
        subject_id,
        type,
        title,
        amount,
        cover_id: coverId,
        entitlement_id: null,
        session: null,
        is_ended: false,
        seller,
      };
    }),
  };
}
