'use client';

import { useAction } from '@/hooks/use-action';
import { createOrder } from '@/lib/client/endpoints.gen';
import { expectEvent } from '@/lib/client/expected-events';
import { boughtBy, type CartThing } from '@/lib/shared/cart-line';
import { keepOrder } from './keep-order';

/**
 * Creates an order for the cart or for a single product, at the total shown to the buyer. Caches the order, and expects
 * its payment so that `paid` is reported when the buyer returns from the payment page. An order of other things at the
 * same total gets another Idempotency-Key.
 */
export const useCheckout = (things: readonly CartThing[]) =>
  useAction(createOrder, {
    intent: { things: things.map(thingKey) },
    isPayment: true,
    keep: (client, order) => {
      expectEvent('paid', order._id);
      keepOrder(client, order);
    },
  });

const thingKey = (thing: CartThing) => [
  boughtBy(thing)._id,
  thing.hold?.slot.startsAt ?? null,
  thing.chosenPackage ? [thing.chosenPackage.lessons, thing.chosenPackage.minutes] : null,
];
