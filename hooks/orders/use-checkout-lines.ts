'use client';

import { useCart } from '@/hooks/cart/use-cart';
import { useProduct } from '@/hooks/products/use-product';
import type { Money } from '@/lib/contract/fields';
import type { CartThing } from '@/lib/shared/cart-line';

/** What is bought: one product at once, or what is in the cart. */
export interface CheckoutLines {
  things: CartThing[];
  total: Money;
  /** why it cannot be bought, if it cannot */
  refusal: 'owned' | 'own' | 'notForSale' | 'unavailable' | null;
  /** the purchase, if the one product is owned already */
  entitlementId: string | null;
}

/** Loads what the checkout is about. @param productId buys this product at once; without it, the cart */
export function useCheckoutLines(productId?: string) {
  const cart = useCart({ enabled: !productId });
  const product = useProduct(productId ?? '', { enabled: Boolean(productId) });
  const source = productId ? product : cart;
  return {
    lines: productId ? ofProduct(product.data) : ofCart(cart.data),
    error: source.error,
    refetch: source.refetch,
    isRefetching: source.isRefetching,
  };
}

function ofProduct(product: ReturnType<typeof useProduct>['data']): CheckoutLines | null {
  if (!product) return null;
  const { entitlementId, isMine, status } = product;
  const refusal = entitlementId ? 'owned' : isMine ? 'own' : status === 'published' ? null : 'notForSale';
  return { things: [{ product, post: null }], total: product.price, refusal, entitlementId };
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
