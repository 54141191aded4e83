'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useGiveBack } from '@/hooks/refunds/use-decisions';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import type { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { getWaiting, judgeTipWord, listAdminTips, releaseTip } from '@/lib/client/endpoints.gen';

/** Tips that wait for an operator. */
export const useAdminTips = () => useEndpointList(listAdminTips, {});

/** Lets the money of a tip go, gives it back to its payer, or decides about its reported word. */
export function useTipReview(id: string) {
  const client = useQueryClient();
  const onSuccess = () =>
    Promise.all(
      [listAdminTips.id, getWaiting.id].map((key) => client.invalidateQueries({ queryKey: [key] })),
    );
  const release = useMutation<unknown, ApiError>({
    mutationFn: () => call(releaseTip, { params: { id } }),
    onSuccess,
  });
  const judge = useMutation<unknown, ApiError, boolean>({
    mutationFn: (isKept) => call(judgeTipWord, { params: { id }, body: { isKept } }),
    onSuccess,
  });
  const giveBack = useGiveBack('operator', id);
  const refuse = useMutation<unknown, ApiError, number>({
    mutationFn: (amount) => giveBack.mutateAsync({ amount, answer: '' }),
    onSuccess,
  });
  return { release, refuse, judge };
}
