'use client';

import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getWaiting } from '@/lib/client/endpoints.gen';
import { MINUTE } from '@/lib/shared/time';

/** How much work waits, by page of the console. */
export function useWaiting(): Record<string, number> {
  return useEndpointQuery(getWaiting, {}, { refetchInterval: MINUTE }).data?.pages ?? {};
}
