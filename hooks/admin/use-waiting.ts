'use client';

import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getWaiting } from '@/lib/client/endpoints.gen';

const EVERY_MINUTE = 60_000;

/** How much work waits, by page of the console. */
export function useWaiting(): Record<string, number> {
  return useEndpointQuery(getWaiting, {}, { refetchInterval: EVERY_MINUTE }).data?.pages ?? {};
}
