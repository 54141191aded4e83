import { type KindName, kindNameOf } from '@/lib/contract/kinds/types';
import { assessments } from './assessments/checkout-parts';
import { bookings } from './bookings/checkout-parts';
import type { CheckoutParts } from './checkout-parts';

/**
 * What kinds show in the cart and at the checkout. Apart from `table.ts`: a page of a product loads nothing of the
 * checkout, and the cart nothing of forms.
 */
const PARTS: Partial<Record<KindName, CheckoutParts>> = { assessments, bookings };

/** Returns the components of the kind of a type of product; nothing for kinds of which nothing is chosen. */
export const checkoutPartsOf = (type: string): CheckoutParts | undefined => PARTS[kindNameOf(type)];
