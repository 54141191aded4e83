'use client';

import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getDeletion } from '@/lib/client/endpoints.gen';

/** What a deletion of the member's account would mean; loaded when the question is open. */
export function useDeletion(enabled: boolean) {
  return useEndpointQuery(getDeletion, {}, { enabled, staleTime: 0 });
}
