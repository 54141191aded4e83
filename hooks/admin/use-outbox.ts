'use client';

import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { listOutbox } from '@/lib/client/endpoints.gen';

/** Letters of the local outbox; loaded again each time the page is opened. */
export function useOutbox() {
  return useEndpointQuery(listOutbox, {}, { staleTime: 0 });
}
