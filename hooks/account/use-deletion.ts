'use client';

import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getDeletion } from '@/lib/client/endpoints.gen';

/** The consequences of deleting the member's account; loaded when the dialog opens. */
export function useDeletion(enabled: boolean) {
  return useEndpointQuery(getDeletion, {}, { enabled, staleTime: 0 });
}
