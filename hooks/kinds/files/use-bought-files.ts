'use client';

import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { listBoughtFiles } from '@/lib/client/endpoints.gen';

/** The files of a purchase. */
export function useBoughtFiles(entitlementId: string) {
  return useEndpointQuery(listBoughtFiles, { params: { id: entitlementId } });
}
