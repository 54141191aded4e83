'use client';

import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getOrderRefunds } from '@/lib/client/endpoints.gen';

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
