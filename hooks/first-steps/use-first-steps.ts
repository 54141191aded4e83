'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useMemberMutation } from '@/hooks/session/use-member-mutation';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { call } from '@/lib/client/call';
import { queryKey } from '@/lib/contract/endpoint';
import { type FirstSteps, getFirstSteps, putFirstSteps } from '@/lib/contract/first-steps';

/** Where the member stands in the first steps, and the way on. */
export function useFirstSteps() {
  const client = useQueryClient();
  const { data } = useEndpointQuery(getFirstSteps, {});
  const move = useMemberMutation<FirstSteps, FirstSteps['at']>({
    mutationFn: (at) => call(putFirstSteps, { body: { at } }),
    onSuccess: (steps) => client.setQueryData(queryKey(getFirstSteps, {}), steps),
  });
  return { steps: data, move };
}
