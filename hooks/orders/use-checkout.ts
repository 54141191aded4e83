'use client';

import { useAction } from '@/hooks/use-action';
import { createOrder } from '@/lib/client/endpoints.gen';
import { expectEvent } from '@/lib/client/expected-events';
import { keepOrder } from './keep-order';

/**
 * Creates an order for the cart or for a single product, at the total shown to the buyer. Caches the order, and expects
 * its payment so that `paid` is reported when the buyer returns from the payment page.
 */
export const useCheckout = () =>
  useAction(createOrder, {
    keep: (client, order) => {
      expectEvent('paid', order._id);
      keepOrder(client, order);
    },
  });
