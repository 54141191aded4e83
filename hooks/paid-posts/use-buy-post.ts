'use client';

import { useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/client/call';
import { generatePaymentIntentLink, getCart, getOrder } from '@/lib/client/endpoints.gen';
import { expectEvent } from '@/lib/client/expected-events';
import { endIntent, intentKey } from '@/lib/client/intent-key';
import type { Money } from '@/lib/contract/fields';
import type { GatewayName } from '@/lib/contract/gateways';
import type { OrderView } from '@/lib/contract/orders';
import { queryKey } from '@/lib/contract/query-key';
import { useReloadPost } from './use-reload-post';

/**
 * Orders a post at the price that was seen. A try without an answer keeps its Idempotency-Key, so that a second press
 * cannot order twice.
 */
export function useBuyPost(postId: string, expectedTotal: Money) {
  const client = useQueryClient();
  const reload = useReloadPost(postId);
  return async (gateway?: GatewayName): Promise<OrderView> => {
    const body = { kind: 'purchase' as const, expectedTotal, ...(gateway ? { gateway } : {}) };
    const intent = { postId, ...body };
    try {
      const { order } = await call(
        generatePaymentIntentLink,
        { params: { id: postId }, body },
        { idempotencyKey: intentKey(intent) },
      );
      endIntent(intent);
      expectEvent('paid', order._id);
      client.setQueryData(queryKey(getOrder, { params: { id: order._id } }), order);
      return order;
    } catch (error) {
      // Its price has changed, it was bought meanwhile, or it is gone: show the present state.
      void reload();
      void client.invalidateQueries({ queryKey: [getCart.id] });
      throw error;
    }
  };
}
