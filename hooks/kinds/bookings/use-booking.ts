'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useMemberMutation } from '@/hooks/session/use-member-mutation';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { call } from '@/lib/client/call';
import { cancelBooking, getBooking, getPurchase } from '@/lib/client/endpoints.gen';
import type { Money } from '@/lib/contract/fields';
import { queryKey } from '@/lib/contract/query-key';

/** The appointment that a purchase is of. It is asked again each minute: the link appears shortly before it begins. */
export const useBooking = (id: string) =>
  useEndpointQuery(getBooking, { params: { id } }, { refetchInterval: 60_000 });

/** Cancels it, where the share that goes back is still as was shown: `mutate(backBps)`. */
export function useCancelBooking(id: string) {
  const client = useQueryClient();
  return useMemberMutation<{ refunded: Money }, number>({
    mutationFn: (backBps) => call(cancelBooking, { params: { id }, body: { backBps } }),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: queryKey(getBooking, { params: { id } }) });
      await client.invalidateQueries({ queryKey: queryKey(getPurchase, { params: { id } }) });
    },
  });
}
