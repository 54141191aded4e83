'use client';

import type { KeptProps } from '../checkout-parts';
import { HeldSlot } from '../times/held-slot';

/** The date on which a seat is kept for the viewer. */
export function KeptSeat({ productId, hold, onGiven }: KeptProps) {
  return hold ? <HeldSlot productId={productId} hold={hold} onGiven={onGiven} /> : null;
}
