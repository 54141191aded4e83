'use client';

import { useAction } from '@/hooks/use-action';
import { generatePaymentIntentLink } from '@/lib/client/endpoints.gen';
import { expectEvent } from '@/lib/client/expected-events';
import type { Money } from '@/lib/contract/fields';
import type { GatewayName } from '@/lib/contract/gateways';
import { keepOrder } from '../orders/keep-order';
import { useReloadPost } from './use-reload-post';

/** Orders a post at the price that the buyer saw. */
export function useBuyPost(postId: string, expectedTotal: Money) {
  const reload = useReloadPost(postId);
  const { runAsync, ...payment } = useAction(generatePaymentIntentLink, {
    keep: (client, { order }) => {
      expectEvent('paid', order._id);
      keepOrder(client, order);
    },
    isPayment: true,
  });
  const pay = async (gateway?: GatewayName) => {
    const body = { kind: 'purchase' as const, expectedTotal, ...(gateway ? { gateway } : {}) };
    try {
      return (await runAsync({ params: { id: postId }, body })).order;
    } catch (error) {
      // Its price has changed, it was bought meanwhile, or it is gone: show the present state.
      void reload();
      throw error;
    }
  };
  return { ...payment, pay };
}
