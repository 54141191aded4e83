'use client';

import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getPurchase } from '@/lib/client/endpoints.gen';

/** A purchase with its product and its state. */
export function usePurchase(entitlementId: string, options: { enabled?: boolean } = {}) {
  return useEndpointQuery(getPurchase, { params: { id: entitlementId } }, options);
}
