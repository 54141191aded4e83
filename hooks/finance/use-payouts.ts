'use client';

import { useEndpointList } from '@/hooks/use-endpoint-list';
import { listPayouts } from '@/lib/client/endpoints.gen';

/** The creator's payouts, newest first. */
export function usePayouts() {
  return useEndpointList(listPayouts, {});
}
