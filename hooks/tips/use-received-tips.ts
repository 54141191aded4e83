'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { mapCachedRows } from '@/hooks/map-cached-rows';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import type { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { listReceivedTips, updateTip } from '@/lib/client/endpoints.gen';
import type { TipView } from '@/lib/contract/tips';

/** The tips that the viewer got. */
export const useReceivedTips = () => useEndpointList(listReceivedTips, {});

export type TipAct = { isThanked?: true; isShown?: boolean; isReported?: true };

/** Thanks for a tip, shows or hides its word, or reports it. */
export function useTipActs(id: string) {
  const client = useQueryClient();
  return useMutation<TipView, ApiError, TipAct>({
    mutationFn: (body) => call(updateTip, { params: { id }, body }),
    onSuccess: (tip) =>
      mapCachedRows<TipView>(client, [listReceivedTips], (row) => (row._id === id ? tip : row)),
  });
}
