'use client';

import type { KeptProps } from '../checkout-parts';
import { HeldSlot } from '../times/held-slot';
import { ChosenPackage } from './packages/chosen-package';

/** The slot that is kept for the viewer, or the package that they chose instead. */
export function KeptBooking({ productId, hold, chosenPackage, onGiven }: KeptProps) {
  if (hold) return <HeldSlot productId={productId} hold={hold} onGiven={onGiven} />;
  return chosenPackage ? (
    <ChosenPackage productId={productId} chosen={chosenPackage} onGiven={onGiven} />
  ) : null;
}
