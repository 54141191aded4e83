'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useMemberMutation } from '@/hooks/session/use-member-mutation';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { call } from '@/lib/client/call';
import { getFirstSteps, putFirstSteps } from '@/lib/client/endpoints.gen';
import type { FirstSteps } from '@/lib/contract/first-steps';
import { queryKey } from '@/lib/contract/query-key';

/** The member's progress in the first steps, and the way on. */
export function useFirstSteps() {
  const client = useQueryClient();
  const { data } = useEndpointQuery(getFirstSteps, {});
  const move = useMemberMutation<FirstSteps, FirstSteps['at']>({
    mutationFn: (at) => call(putFirstSteps, { body: { at } }),
    onSuccess: (steps) => client.setQueryData(queryKey(getFirstSteps, {}), steps),
  });
  return { steps: data, move };
}
