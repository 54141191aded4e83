import dynamic from 'next/dynamic';
import type { CheckoutParts } from '../checkout-parts';

/** A seat. */
export const assessments: CheckoutParts = {
  Kept: dynamic(() => import('./kept-seat').then((module) => module.KeptSeat)),
};
