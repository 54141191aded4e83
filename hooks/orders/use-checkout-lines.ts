'use client';

import { useCart } from '@/hooks/cart/use-cart';
import { useChosenPackage } from '@/hooks/kinds/bookings/use-packages';
import { useSlotHold } from '@/hooks/kinds/bookings/use-slots';
import { useProduct } from '@/hooks/products/use-product';
import type { Money } from '@/lib/contract/fields';
import type { SlotHold } from '@/lib/contract/kinds/bookings';
import type { ChosenPackage } from '@/lib/contract/kinds/packages';
import { isTimed } from '@/lib/contract/kinds/types';
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
  const isBooked = product.data?.kind === 'bookings';
  const hasTimes = product.data !== undefined && isTimed(product.data.outline);
  const hold = useSlotHold(productId ?? '', { enabled: hasTimes });
  const source = productId ? product : cart;
  const chosen = useChosenPackage(productId ?? '', { enabled: isBooked });
  const isKnown = !(hasTimes && hold.isPending) && !(isBooked && chosen.isPending);
  const held = { hold: hold.data ?? null, chosenPackage: hold.data ? null : (chosen.data ?? null) };
  return {
    lines: productId ? (isKnown ? ofProduct(product.data, held) : null) : ofCart(cart.data),
    error: source.error,
    refetch: source.refetch,
    isRefetching: source.isRefetching,
  };
}

function ofProduct(
  product: ReturnType<typeof useProduct>['data'],
  held: { hold: SlotHold | null; chosenPackage: ChosenPackage | null },
): CheckoutLines | null {
  if (!product) return null;
  const { entitlementId, isMine, status, can } = product;
  const canBuy = isMine ? 'own' : status === 'published' ? null : 'notForSale';
  const isWithoutTime = isTimed(product.outline) && !held.hold && !held.chosenPackage;
  const refusal = entitlementId && !can.buy ? 'owned' : (canBuy ?? (isWithoutTime ? 'noTime' : null));
  const thing: CartThing = { product, post: null, ...held };
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
