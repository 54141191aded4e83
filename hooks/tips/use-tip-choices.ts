'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import type { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { getTipChoices, updateTipChoices } from '@/lib/client/endpoints.gen';
import { queryKey } from '@/lib/contract/query-key';
import type { TipChoices } from '@/lib/contract/tips';

/** Whether the viewer takes tips, and words with them. */
export const useTipChoices = () => useEndpointQuery(getTipChoices, {});

/** Turns tips, or words with them, on or off; the switch moves at once. */
export function useChangeTipChoices() {
  const client = useQueryClient();
  const key = queryKey(getTipChoices, {});
  return useMutation<TipChoices, ApiError, Partial<TipChoices>, TipChoices | undefined>({
    mutationFn: (body) => call(updateTipChoices, { body }),
    onMutate: (change) => {
      const before = client.getQueryData<TipChoices>(key);
      if (before) client.setQueryData(key, { ...before, ...change });
      return before;
    },
    onError: (_error, _change, before) => client.setQueryData(key, before),
    onSuccess: (choices) => client.setQueryData(key, choices),
  });
}
