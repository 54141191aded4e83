'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { endIntent, intentKey } from '@/lib/client/intent-key';
import { queryKey } from '@/lib/contract/endpoint';
import { getOrder, type OrderView, retryPayment } from '@/lib/contract/orders';

/** Opens a new payment for an order whose last one failed. */
export function useRetryPayment(order: OrderView) {
  const client = useQueryClient();
  const params = { id: order._id };
  const intent = { retry: order._id, after: order.payment?._id ?? null };
  return useMutation<OrderView, ApiError, void>({
    mutationFn: () => call(retryPayment, { params }, { idempotencyKey: intentKey(intent) }),
    onSuccess: (renewed) => {
      endIntent(intent);
      client.setQueryData(queryKey(getOrder, { params }), renewed);
    },
    onError: () => client.invalidateQueries({ queryKey: queryKey(getOrder, { params }) }),
  });
}
