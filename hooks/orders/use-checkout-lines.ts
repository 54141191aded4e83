'use client';

import { useCart } from '@/hooks/cart/use-cart';
import { useKept } from '@/hooks/kinds/use-kept';
import { useProduct } from '@/hooks/products/use-product';
import type { Money } from '@/lib/contract/fields';
import { boughtBy, type CartThing } from '@/lib/shared/cart-line';

/** The lines to check out: those of the cart, or a single product. */
export interface CheckoutLines {
  things: CartThing[];
  total: Money;
  /** why it cannot be bought, if it cannot */
  refusal: 'owned' | 'own' | 'notForSale' | 'unavailable' | 'noTime' | null;
  /** the purchase, if the one product is owned already */
  entitlementId: string | null;
}

/** Loads what the checkout is about. @param productId buys this product at once; without it, the cart */
export function useCheckoutLines(productId?: string) {
  const cart = useCart({ enabled: !productId });
  const product = useProduct(productId ?? '', { enabled: Boolean(productId) });
  const chosen = useKept(productId ?? '', product.data);
  const source = productId ? product : cart;
  return {
    lines: productId ? ofProduct(product.data, chosen) : ofCart(cart.data),
    error: source.error,
    refetch: source.refetch,
    isRefetching: source.isRefetching,
  };
}

function ofProduct(
  product: ReturnType<typeof useProduct>['data'],
  { kept, isPending, isMissing }: ReturnType<typeof useKept>,
): CheckoutLines | null {
  if (!product || isPending) return null;
  const { entitlementId, isMine, status, can } = product;
  const canBuy = isMine ? 'own' : status === 'published' ? null : 'notForSale';
  const refusal = entitlementId && !can.buy ? 'owned' : (canBuy ?? (isMissing ? 'noTime' : null));
  const thing: CartThing = { product, post: null, ...kept };
  return { things: [thing], total: boughtBy(thing).price, refusal, entitlementId };
}

function ofCart(cart: ReturnType<typeof useCart>['data']): CheckoutLines | null {
  if (!cart) return null;
  const refusal = cart.lines.every(({ available }) => available) ? null : 'unavailable';
  return {
    things: cart.lines,
    total: cart.total,
    refusal,
    entitlementId: null,
  };
}
