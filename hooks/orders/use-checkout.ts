'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { createOrder, getCart, getOrder, getProduct } from '@/lib/client/endpoints.gen';
import { expectEvent } from '@/lib/client/expected-events';
import { endIntent, intentKey } from '@/lib/client/intent-key';
import type { Money } from '@/lib/contract/fields';
import type { GatewayName } from '@/lib/contract/gateways';
import type { OrderView } from '@/lib/contract/orders';
import { queryKey } from '@/lib/contract/query-key';

/**
 * Checks out the cart, or one product at once: `mutate(total the buyer saw)`. A try without an answer keeps its
 * Idempotency-Key, so that paying again cannot pay twice.
 */
export function useCheckout(productId?: string, gateway?: GatewayName) {
  const client = useQueryClient();
  const bodyOf = (expectedTotal: Money) => ({
    ...(productId ? { productId } : {}),
    ...(gateway ? { gateway } : {}),
    expectedTotal,
  });
  return useMutation<OrderView, ApiError, Money>({
    mutationFn: (expectedTotal) => {
      const body = bodyOf(expectedTotal);
      return call(createOrder, { body }, { idempotencyKey: intentKey(body) });
    },
    onSuccess: (order, expectedTotal) => {
      endIntent(bodyOf(expectedTotal));
      expectEvent('paid', order._id);
      client.setQueryData(queryKey(getOrder, { params: { id: order._id } }), order);
    },
    onSettled: async (_order, error) => {
      if (error && error.status < 400) return;
      // A price has changed or a product is gone: show the present state.
      await client.invalidateQueries({ queryKey: [getCart.id] });
      await client.invalidateQueries({ queryKey: [getProduct.id] });
    },
  });
}
