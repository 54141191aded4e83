'use client';

import { useAction } from '@/hooks/use-action';
import { createOrder } from '@/lib/client/endpoints.gen';
import { expectEvent } from '@/lib/client/expected-events';
import { keepOrder } from './keep-order';

/** Checks out the cart, or one product at once, at the total that the buyer saw. */
export const useCheckout = () =>
  useAction(createOrder, {
    keep: (client, order) => {
      expectEvent('paid', order._id);
      keepOrder(client, order);
    },
  });
