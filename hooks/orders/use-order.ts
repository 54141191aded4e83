'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { announceBought } from '@/lib/client/bought';
import {
  getCart,
  getOrder,
  getProduct,
  listProductEvaluations,
  listPurchases,
} from '@/lib/client/endpoints.gen';
import { reportExpected } from '@/lib/client/expected-events';
import type { OrderView } from '@/lib/contract/orders';

const SOON_MS = 1_500;
const LATER_MS = 6_000;
const SOON_TIMES = 40;

/** An order of the member, loaded again while its payment is in progress: often for a minute, then less often. */
export function useOrder(id: string) {
  const client = useQueryClient();
  const order = useEndpointQuery(
    getOrder,
    { params: { id } },
    {
      refetchInterval: ({ state }) => {
        if (!state.data || !isUnderway(state.data)) return false;
        return state.dataUpdateCount < SOON_TIMES ? SOON_MS : LATER_MS;
      },
    },
  );
  const paid = order.data?.status === 'paid';
  const posts = order.data?.lines.flatMap(({ postId }) => postId ?? []).join() ?? '';
  useEffect(() => {
    if (!paid) return;
    reportExpected('paid', id);
    announceBought(posts ? posts.split(',') : []);
    for (const endpoint of [getCart, listPurchases, getProduct, listProductEvaluations]) {
      void client.invalidateQueries({ queryKey: [endpoint.id] });
    }
  }, [paid, id, posts, client]);
  return order;
}

/** Whether a payment is in progress, so that the order may change by itself. */
export function isUnderway(order: OrderView): boolean {
  if (order.status !== 'awaiting_payment') return false;
  return (
    order.payment === null || ['created', 'requires_action', 'processing'].includes(order.payment.status)
  );
}
