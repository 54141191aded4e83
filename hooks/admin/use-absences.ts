'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import type { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { decideAbsence, getWaiting, listAbsences } from '@/lib/client/endpoints.gen';

/** Sessions about which host and buyer do not agree who was there. */
export const useAbsences = () => useEndpointList(listAbsences, {});

/** Gives all back to the buyer, or leaves it to the host. */
export function useDecideAbsence(id: string) {
  const client = useQueryClient();
  return useMutation<unknown, ApiError, 'back' | 'kept'>({
    mutationFn: (outcome) => call(decideAbsence, { params: { id }, body: { outcome } }),
    onSuccess: () =>
      Promise.all(
        [listAbsences.id, getWaiting.id].map((key) => client.invalidateQueries({ queryKey: [key] })),
      ),
  });
}
