'use client';

import { useEndpointList } from '@/hooks/use-endpoint-list';
import { exploreDigitalProducts } from '@/lib/client/endpoints.gen';
import type { Input } from '@/lib/contract/endpoint';

/** Products on the market, by the given filters. */
export function useMarketplace(query: NonNullable<Input<typeof exploreDigitalProducts>['query']>) {
  return useEndpointList(exploreDigitalProducts, { query });
}
