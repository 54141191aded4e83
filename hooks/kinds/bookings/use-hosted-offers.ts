'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useMemberMutation } from '@/hooks/session/use-member-mutation';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { call } from '@/lib/client/call';
import { listHostedOffers, putHostedOffer } from '@/lib/client/endpoints.gen';

/** The offers of companies that name the viewer as who gives them. */
export const useHostedOffers = () => useEndpointQuery(listHostedOffers, {});

/** Says whether the viewer gives their time for one of them. */
export function useAnswerOffer(id: string) {
  const client = useQueryClient();
  return useMemberMutation<unknown, boolean>({
    mutationFn: (isAgreed) => call(putHostedOffer, { params: { id }, body: { isAgreed } }),
    onSettled: () => client.invalidateQueries({ queryKey: [listHostedOffers.id] }),
  });
}
