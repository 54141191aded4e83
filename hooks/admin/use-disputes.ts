'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import type { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { forwardDisputeAnswer, getWaiting, listDisputes } from '@/lib/client/endpoints.gen';

/** Payments that banks took back, for the operator. */
export const useDisputes = () => useEndpointList(listDisputes, {});

/** Marks a seller's answer as sent to the payment provider. */
export function useForwardAnswer(id: string) {
  const client = useQueryClient();
  return useMutation<unknown, ApiError, { changedAt: string }>({
    mutationFn: (body) => call(forwardDisputeAnswer, { params: { id }, body }),
    // Not awaited: the button that says what happened is gone with the new list.
    onSettled: () => {
      for (const { id } of [listDisputes, getWaiting]) void client.invalidateQueries({ queryKey: [id] });
    },
  });
}
