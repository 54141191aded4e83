'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useMemberMutation } from '@/hooks/session/use-member-mutation';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { call } from '@/lib/client/call';
import { getPodcastFeed, renewPodcastFeed } from '@/lib/client/endpoints.gen';
import type { PodcastFeed } from '@/lib/contract/kinds/podcast-feed';
import { queryKey } from '@/lib/contract/query-key';

/** The secret address at which podcast apps read a bought series. */
export const usePodcastFeed = (id: string) => useEndpointQuery(getPodcastFeed, { params: { id } });

/** Makes that address, or a new one. */
export function useRenewPodcastFeed(id: string) {
  const client = useQueryClient();
  return useMemberMutation<PodcastFeed, void>({
    mutationFn: () => call(renewPodcastFeed, { params: { id } }),
    onSuccess: (feed) => client.setQueryData(queryKey(getPodcastFeed, { params: { id } }), feed),
  });
}
