'use client';

import { useCart } from './use-cart';

/** How many products are in the member's cart, for the top bar; 0 until known, and for guests. */
export function useCartCount(signedIn: boolean): number {
  return useCart({ enabled: signedIn }).data?.count ?? 0;
}
