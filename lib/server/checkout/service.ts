import 'server-only';
import type { GatewayName } from '@/lib/contract/gateways';
import type { OrderView } from '@/lib/contract/orders';
import { chosenGateway } from '@/lib/server/adapters/payments/choose';
import { assertFewTransfers } from '@/lib/server/bank-transfers/open-transfers';
import { asksProof, knownPayer } from '@/lib/server/card-limits/service';
import { wantedOfCart } from '@/lib/server/cart/service';
import type { MemberCtx } from '@/lib/server/ctx';
import { writeTogether } from '@/lib/server/db/writes';
import { AppError } from '@/lib/server/errors';
import { onceForKey, onceForKeyReading } from '@/lib/server/http/idempotency';
import { newId } from '@/lib/server/ids';
import { type Quote, quote, reserveLines, standingOf, type Wanted } from '@/lib/server/orders/lines/service';
import { presentOrder } from '@/lib/server/orders/present';
import { getOrder, type OrderRow, orderWrites, ownOrder } from '@/lib/server/orders/service';
import { endEarlier, type LockedOrder, lockOrder, lockPurchases, waitUntil } from '@/lib/server/orders/state';
import { movePayment } from '@/lib/server/payments/move';
import { settleOrders } from '@/lib/server/payments/settle';
import { CURRENCY } from '@/lib/shared/currency';
import { beginPaying, notePaying } from './begin-paying';
import { intendPayment, openPayment } from './open-payment';
import { type Asked, assertAsPlanned, assertForSale, lifetimeOf, planOrder, rowOf } from './plan';

/**
 * Makes an order for the cart, or for one product, at the server's prices, and opens its payment at the gateway. The
 * same key gets the same order; see decisions/004. What costs nothing is paid at once.
 * @throws AppError `cart_empty`, `cart_changed`, `own_product`, `already_owned`, `not_purchasable`, `gateway_off`,
 *   `too_many_transfers`, `too_many_cards`, `idempotency_key_reused`, `unavailable`
 */
export function createOrder(
  ctx: MemberCtx,
  body: Asked & { productId?: string },
  key: string,
): Promise<OrderView> {
  const { productId, ...asked } = body;
  const alone: Wanted | null = productId ? { kind: 'product', subjectId: productId } : null;
  return makeOrder(ctx, { ...asked, alone, request: body }, key);
}

/** What belongs to an order besides its lines. */
interface Along {
  /** what else the buyer asked for: with the same key it must be the same */
  request: object;
  /** keeps it with the order's only line, in its transaction, which has locked the buyer's purchases */
  keep(ctx: MemberCtx, lineId: string): Promise<void>;
}

/**
 * Makes an order of one thing that does not come from the cart: a paid post or a tip.
 * @throws AppError as `createOrder`
 */
export function orderAlone(
  ctx: MemberCtx,
  alone: Wanted,
  asked: Asked,
  key: string,
  along?: Along,
): Promise<OrderView> {
  return makeOrder(ctx, { ...asked, alone, along, request: { ...asked, alone, ...along?.request } }, key);
}

async function makeOrder(
  ctx: MemberCtx,
  { request, alone, along, ...asked }: Asked & { request: object; alone: Wanted | null; along?: Along },
  key: string,
): Promise<OrderView> {
  const once = { key, request, answer: { orderId: newId() } };
  const read = (ctx: MemberCtx) =>
    Promise.all([wantedOf(ctx, alone).then((wanted) => quote(ctx, wanted)), knownPayer(ctx, ctx.viewer.id)]);
  let made: OrderRow | undefined;
  const { orderId } = await onceForKeyReading(ctx, once, read, async (ctx, [quotes, payer]) => {
    const gateway = chosenGateway(asked.gateway);
    const isAlone = alone !== null;
    const order = planOrder(ctx, once.answer.orderId, quotes, { ...asked, isAlone }, gateway);
    if (order.total > 0) await beginPaying(ctx, gateway, payer);
    const isTransfer = order.total > 0 && gateway === 'bank_transfer';
    if (isTransfer || along) await lockPurchases(ctx);
    if (isTransfer) await assertFewTransfers(ctx);
    const kept = order.lines.filter(({ reservableMs }) => reservableMs !== null);
    await endEarlier(
      ctx,
      order.lines,
      kept.map(({ subject_id }) => subject_id),
    );
    if (order.total > 0) {
      const amount = order.total;
      const money = { amount, currency: CURRENCY, asksProof: asksProof(payer, amount) };
      const intent = { ...once.answer, gateway, ...money };
      const { payment, writes } = intendPayment(ctx, intent);
      await writeTogether(ctx.db, [...orderWrites(order), ...writes]);
      await assertAsPlanned(ctx, order);
      await reserveLines(ctx, order.lines, order.expiresAt);
      await notePaying(ctx, gateway, payment.id);
      for (const { id } of order.lines) await along?.keep(ctx, id);
      made = rowOf(order, payment);
    } else {
      await writeTogether(ctx.db, orderWrites(order));
      await assertAsPlanned(ctx, order);
      await settleFree(ctx, order.id);
    }
  });
  // When the transaction ran twice, the answer is what the database holds.
  return opened(ctx, made?.id === orderId ? made : await ownOrder(ctx, orderId));
}

const wantedOf = async (ctx: MemberCtx, alone: Wanted | null): Promise<readonly Wanted[]> =>
  alone ? [alone] : wantedOfCart(ctx);

// Asked again under the lock: another order for the same may have been settled meanwhile.
async function settleFree(ctx: MemberCtx, orderId: string): Promise<void> {
  const order = await lockOrder(ctx, orderId);
  const standing = await standingOf(ctx, order.lines);
  const stands = [...standing.values()];
  if (stands.some(({ isOwned }) => isOwned)) throw new AppError('already_owned');
  if (stands.some(({ isLost }) => isLost)) throw new AppError('not_purchasable');
  await settleOrders(ctx, [{ order, payment: null }], standing);
}

/** One of the caller's orders. Its payment is opened at the gateway where it was only recorded so far. */
async function opened(ctx: MemberCtx, row: OrderRow): Promise<OrderView> {
  const { payment } = row;
  if (payment?.status !== 'created') return presentOrder(row, ctx.now, ctx.locale);
  const { id: orderId, total_amount: amount, currency } = row;
  const createdAt = new Date(payment.created_at);
  const opened = await openPayment(ctx, { ...payment, orderId, amount, currency, createdAt });
  const { status, pageUrl: page_url, gatewayRef: gateway_ref } = opened;
  return presentOrder(
    { ...row, payment: { ...payment, status, page_url, gateway_ref } },
    ctx.now,
    ctx.locale,
  );
}

// Payments in these states can be left: no money is on its way by them. Money of a transfer may still arrive, and is
// given back.
const LEFT = ['failed', 'returned', 'rejected', 'awaiting_transfer'];
// Payments by transfer in these states wait for money, or for another receipt.
const TRANSFER_WAITS = ['rejected', 'awaiting_transfer'];
// Payments in these states have ended already.
const OVER = ['failed', 'returned'];

/**
 * Opens another payment for one of the caller's orders when its payment failed or went back, or its transfer was not
 * made yet, as long as everything ordered is still for sale at the same price.
 * @throws AppError `not_found`, `gateway_off`, `order_closed` when it is paid, over, or a payment is still open;
 *   `own_product`, `not_purchasable`, `already_owned`, `price_changed`, `too_many_transfers`, `too_many_cards`
 */
export async function retryPayment(
  ctx: MemberCtx,
  orderId: string,
  key: string,
  chosen?: GatewayName,
): Promise<OrderView> {
  await getOrder(ctx, orderId);
  const request = { retry: orderId, ...(chosen ? { gateway: chosen } : {}) };
  await onceForKey(ctx, { key, request, answer: { orderId } }, async (ctx) => {
    const gateway = chosenGateway(chosen);
    const payer = await knownPayer(ctx, ctx.viewer.id);
    await beginPaying(ctx, gateway, payer);
    const order = await lockOrder(ctx, orderId);
    const { payment, createdAt } = await getOrder(ctx, orderId);
    const isOpen = order.status === 'awaiting_payment' && order.expires_at > ctx.now;
    if (!isOpen || !payment || !LEFT.includes(payment.status)) throw new AppError('order_closed');
    // The same transfer is expected already.
    if (gateway === 'bank_transfer' && TRANSFER_WAITS.includes(payment.status)) return;
    const quotes = await stillForSale(ctx, order);
    if (!OVER.includes(payment.status))
      await movePayment(ctx, payment._id, [payment.status], 'failed', 'another_way');
    if (gateway === 'bank_transfer') await assertFewTransfers(ctx, orderId);
    const until = Date.parse(createdAt) + lifetimeOf(gateway, quotes);
    if (until > order.expires_at.getTime()) await waitUntil(ctx, order, until);
    const { total_amount: amount, currency } = order;
    const intent = { orderId, gateway, amount, currency, asksProof: asksProof(payer, amount) };
    const { payment: next, writes } = intendPayment(ctx, intent);
    await writeTogether(ctx.db, writes);
    await notePaying(ctx, gateway, next.id);
  });
  return opened(ctx, await ownOrder(ctx, orderId));
}

async function stillForSale(ctx: MemberCtx, order: LockedOrder): Promise<Quote[]> {
  const quotes = await quote(
    ctx,
    order.lines.map(({ kind, subject_id: subjectId, amount }) => ({ kind, subjectId, amount })),
  );
  if (quotes.length < order.lines.length) throw new AppError('not_purchasable');
  const total = { amount: order.total_amount, currency: order.currency };
  assertForSale(quotes, total, 'price_changed');
  return quotes;
}
