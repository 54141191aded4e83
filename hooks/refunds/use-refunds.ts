'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import type { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import {
  getOrder,
  getOrderRefunds,
  getProduct,
  listOwnRefunds,
  listPurchases,
  requestRefund,
} from '@/lib/client/endpoints.gen';
import { endIntent, intentKey } from '@/lib/client/intent-key';
import type { Input } from '@/lib/contract/endpoint';
import { queryKey } from '@/lib/contract/query-key';
import type { OrderRefunds } from '@/lib/contract/refunds';

const ON_ITS_WAY_MS = 4_000;

/** The possible refunds of one of the member's orders, and the past ones; loaded again while one is in progress. */
export function useOrderRefunds(orderId: string, enabled: boolean) {
  return useEndpointQuery(
    getOrderRefunds,
    { params: { id: orderId } },
    {
      enabled,
      refetchInterval: ({ state }) =>
        state.data?.refunds.some(({ status }) => status === 'granted') ? ON_ITS_WAY_MS : false,
    },
  );
}

/** Asks for a refund of one line of the member's order. */
export function useAskRefund(orderId: string) {
  const client = useQueryClient();
  const params = { id: orderId };
  return useMutation<OrderRefunds, ApiError, Input<typeof requestRefund>['body']>({
    mutationFn: async (body) => {
      const intent = { refund: orderId, ...body };
      const answer = await call(requestRefund, { params, body }, { idempotencyKey: intentKey(intent) });
      endIntent(intent);
      return answer;
    },
    onSuccess: (told) => {
      client.setQueryData(queryKey(getOrderRefunds, { params }), told);
      for (const key of [
        queryKey(getOrder, { params }),
        [listPurchases.id],
        [listOwnRefunds.id],
        [getProduct.id],
      ])
        void client.invalidateQueries({ queryKey: key });
    },
  });
}

/** Refunds of the member's purchases. */
export const useOwnRefunds = () => useEndpointList(listOwnRefunds, {});
