import 'server-only';
import type { Money } from '@/lib/contract/fields';
import type { OrderView } from '@/lib/contract/orders';
import { cartProductIds } from '@/lib/server/cart/service';
import type { MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { ownedProductIds } from '@/lib/server/entitlements/service';
import { env } from '@/lib/server/env';
import { AppError, found } from '@/lib/server/errors';
import { onceForKey } from '@/lib/server/http/idempotency';
import { newId } from '@/lib/server/ids';
import { splitSale } from '@/lib/server/ledger/split';
import { createPayment, openPayment } from '@/lib/server/payments/open';
import { settleOrder } from '@/lib/server/payments/settle';
import { getProductsForSale } from '@/lib/server/products/cards';
import { insertOrder, lockBuyer, lockOrder, type NewLine } from './repo';
import { getOrder } from './service';

const LIFE_MS = 30 * 60_000;
const CURRENCY = 'USD';

type ForSale = Awaited<ReturnType<typeof getProductsForSale>>[number];

/**
 * Makes an order of the cart, or of one product, at the server's prices, and opens its payment at the gateway. The same
 * key answers with the same order; see decisions/004. What costs nothing is paid at once.
 * @throws AppError `cart_empty`, `cart_changed`, `own_product`, `already_owned`, `not_purchasable`,
 *   `idempotency_key_reused`, `unavailable`
 */
export async function createOrder(
  ctx: MemberCtx,
  body: { productId?: string; expectedTotal: Money },
  idempotencyKey: string,
): Promise<OrderView> {
  const { orderId, paymentId } = await onceForKey(ctx, idempotencyKey, body, async (ctx) => {
    const orderId = newId();
    const total = await writeOrder(ctx, orderId, body);
    if (total > 0)
      return { orderId, paymentId: await createPayment(ctx, { orderId, amount: total, currency: CURRENCY }) };
    await settleOrder(ctx, found(await lockOrder(ctx.db, orderId)), null);
    return { orderId, paymentId: null };
  });
  if (paymentId) await openPayment(ctx, paymentId);
  return getOrder(ctx, orderId);
}

async function writeOrder(
  ctx: MemberCtx,
  orderId: string,
  body: { productId?: string; expectedTotal: Money },
): Promise<number> {
  await lockBuyer(ctx.db, ctx.viewer.id);
  const ids = body.productId ? [body.productId] : await cartProductIds(ctx);
  const products = await getProductsForSale(ctx, ids);
  await refuseUnsuitable(ctx, body.productId, ids, products);
  const lines = products.map(lineOf);
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  const isAsSeen = total === body.expectedTotal.amount && body.expectedTotal.currency === CURRENCY;
  if (!isAsSeen) throw new AppError('cart_changed');
  const expiresAt = new Date(ctx.now.getTime() + LIFE_MS);
  await insertOrder(ctx.db, {
    id: orderId,
    buyerId: ctx.viewer.id,
    currency: CURRENCY,
    total,
    expiresAt,
    now: ctx.now,
    lines,
  });
  return total;
}

async function refuseUnsuitable(
  ctx: MemberCtx,
  productId: string | undefined,
  ids: readonly string[],
  products: readonly ForSale[],
): Promise<void> {
  if (ids.length === 0) throw new AppError('cart_empty');
  // A draft of somebody else's is to a buyer as if it were not there.
  if (productId && products.every((product) => !product.isForSale && product.ownerId !== ctx.viewer.id)) {
    throw new AppError('not_purchasable');
  }
  if (products.some((product) => product.ownerId === ctx.viewer.id)) throw new AppError('own_product');
  if (products.length < ids.length || products.some((product) => !product.isForSale))
    throw new AppError('not_purchasable');
  const owned = await ownedProductIds(ctx, ctx.viewer.id, ids);
  if (owned.size > 0) throw new AppError('already_owned');
}

function lineOf(product: ForSale): NewLine {
  const feeBps = env().PLATFORM_FEE_BPS;
  const { amount } = product.price;
  return {
    id: newId(),
    productId: product.id,
    sellerId: product.ownerId,
    title: product.title,
    amount,
    feeBps,
    feeAmount: splitSale(amount, feeBps).fee,
    refundDays: product.refundDays,
    version: product.version,
  };
}

/**
 * Opens another payment for an own order whose payment failed.
 * @throws AppError `not_found`, `order_closed` when it is paid, over, or a payment is still open
 */
export async function retryPayment(
  ctx: MemberCtx,
  orderId: string,
  idempotencyKey: string,
): Promise<OrderView> {
  await getOrder(ctx, orderId);
  const { paymentId } = await onceForKey(ctx, idempotencyKey, { retry: orderId }, (ctx) =>
    inTransaction(ctx, async (ctx) => {
      const order = found(await lockOrder(ctx.db, orderId));
      const { payment } = await getOrder(ctx, orderId);
      const isOpen = order.status === 'awaiting_payment' && order.expires_at > ctx.now;
      if (!isOpen || payment?.status !== 'failed') throw new AppError('order_closed');
      const expected = { orderId, amount: order.total_amount, currency: order.currency };
      return { paymentId: await createPayment(ctx, expected) };
    }),
  );
  await openPayment(ctx, paymentId);
  return getOrder(ctx, orderId);
}
