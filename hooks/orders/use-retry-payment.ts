'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { getOrder, retryPayment } from '@/lib/client/endpoints.gen';
import { endIntent, intentKey } from '@/lib/client/intent-key';
import type { GatewayName } from '@/lib/contract/gateways';
import type { OrderView } from '@/lib/contract/orders';
import { queryKey } from '@/lib/contract/query-key';

/** Opens a new payment for an order whose last one failed, or whose transfer was not made: `mutate(gateway)`. */
export function useRetryPayment(order: OrderView) {
  const client = useQueryClient();
  const params = { id: order._id };
  const intentOf = (gateway?: GatewayName) => ({
    retry: order._id,
    after: order.payment?._id ?? null,
    ...(gateway ? { gateway } : {}),
  });
  return useMutation<OrderView, ApiError, GatewayName | undefined>({
    mutationFn: (gateway) =>
      call(
        retryPayment,
        { params, query: gateway ? { gateway } : {} },
        { idempotencyKey: intentKey(intentOf(gateway)) },
      ),
    onSuccess: (renewed, gateway) => {
      endIntent(intentOf(gateway));
      client.setQueryData(queryKey(getOrder, { params }), renewed);
    },
    onError: () => client.invalidateQueries({ queryKey: queryKey(getOrder, { params }) }),
  });
}
