'use client';

import { useEndpointList } from '@/hooks/use-endpoint-list';
import { listPurchases } from '@/lib/client/endpoints.gen';

/** What the member has bought, newest first. */
export function usePurchases() {
  return useEndpointList(listPurchases, {});
}
