'use client';

import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getSandboxPage } from '@/lib/client/endpoints.gen';

const POLL_MS = 1_000;

/** The content of the sandbox gateway's page; loaded again while the gateway works on the card. */
export function useSandboxPage(id: string) {
  return useEndpointQuery(
    getSandboxPage,
    { params: { id } },
    { refetchInterval: ({ state }) => (state.data?.status === 'processing' ? POLL_MS : false) },
  );
}
