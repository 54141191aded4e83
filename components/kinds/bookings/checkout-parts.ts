import dynamic from 'next/dynamic';
import type { CheckoutParts } from '../checkout-parts';

/** A slot or a package, and what its host asks. */
export const bookings: CheckoutParts = {
  Kept: dynamic(() => import('./kept-booking').then((module) => module.KeptBooking)),
  Questions: dynamic(() => import('./questions/hold-questions').then((module) => module.HoldQuestions)),
};
