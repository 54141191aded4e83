import 'server-only';
import type { Money } from '@/lib/contract/fields';
import type { GatewayName } from '@/lib/contract/gateways';
import type { MemberCtx } from '@/lib/server/ctx';
import { env } from '@/lib/server/env';
import { AppError } from '@/lib/server/errors';
import { newId } from '@/lib/server/ids';
import { splitSale } from '@/lib/server/ledger/split';
import type { NewPayment } from '@/lib/server/payments/open';
import type { getProductsForSale } from '@/lib/server/products/cards';
import { CURRENCY } from '@/lib/shared/currency';
import type { NewLine, NewOrder, OrderRow } from './repo';

export type ForSale = Awaited<ReturnType<typeof getProductsForSale>>[number];
export type Asked = { productId?: string; expectedTotal: Money; gateway?: GatewayName };
type PlannedLine = NewLine & Pick<ForSale, 'seller' | 'coverId'>;
export interface PlannedOrder extends NewOrder {
  lines: readonly PlannedLine[];
}

const LIFE_MS = 30 * 60_000;
const DAY_MS = 86_400_000;

/** How long an order waits for its money: a transfer takes days. */
export const lifeOf = (gateway: GatewayName) =>
  gateway === 'bank_transfer' ? env().BANK_TRANSFER_DAYS * DAY_MS : LIFE_MS;

/**
 * An order of these products at their prices of now, not written yet.
 * @throws AppError `cart_empty`, `cart_changed`, `own_product`, `already_owned`, `not_purchasable`
 */
export function planOrder(
  ctx: MemberCtx,
  id: string,
  forSale: readonly ForSale[],
  { productId, expectedTotal }: Asked,
  gateway: GatewayName,
): PlannedOrder {
  // Of the cart, only what it shows: not what the operator took down since, nor what somebody apart sells.
  const products = productId ? forSale : forSale.filter((product) => !product.isOutOfSight);
  if (products.length === 0) throw new AppError(productId ? 'not_purchasable' : 'cart_empty');
  assertForSale(products, expectedTotal);
  const lines = products.map(lineOf);
  const expiresAt = new Date(ctx.now.getTime() + lifeOf(gateway));
  const { amount: total } = expectedTotal;
  return { id, buyerId: ctx.viewer.id, currency: CURRENCY, total, expiresAt, now: ctx.now, lines };
}

/**
 * That all of these are for sale to the caller, and cost as much in all as the caller expects.
 * @throws AppError `own_product`, `not_purchasable`, `already_owned`, and `ifOtherwise` where they cost something else
 */
export function assertForSale(
  products: readonly ForSale[],
  expectedTotal: Money,
  ifOtherwise: 'cart_changed' | 'price_changed' = 'cart_changed',
): void {
  if (products.some(({ isOurs }) => isOurs)) throw new AppError('own_product');
  if (products.some((product) => !product.isForSale)) throw new AppError('not_purchasable');
  if (products.some((product) => product.isOwned)) throw new AppError('already_owned');
  const total = products.reduce((sum, { price }) => sum + price.amount, 0);
  const isAsSeen = total === expectedTotal.amount && expectedTotal.currency === CURRENCY;
  if (!isAsSeen) throw new AppError(ifOtherwise);
}

function lineOf(product: ForSale): PlannedLine {
  const feeBps = env().PLATFORM_FEE_BPS;
  const { amount } = product.price;
  return {
    id: newId(),
    productId: product.id,
    sellerId: product.seller.id,
    seller: product.seller,
    title: product.title,
    coverId: product.coverId,
    amount,
    feeBps,
    feeAmount: splitSale(amount, feeBps).fee,
    refundDays: product.refundDays,
    version: product.version,
  };
}

/** An order as it stands when it has just been made. */
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
    lines: order.lines.map(({ id, title, amount, productId, coverId, seller }) => {
      return { id, title, amount, product_id: productId, cover_id: coverId, entitlement_id: null, seller };
    }),
  };
}
