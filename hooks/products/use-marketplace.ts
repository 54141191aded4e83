'use client';

import { useEndpointList } from '@/hooks/use-endpoint-list';
import type { Input } from '@/lib/contract/endpoint';
import { exploreDigitalProducts } from '@/lib/contract/products';

/** Products on the market, by the given filters. */
export function useMarketplace(query: NonNullable<Input<typeof exploreDigitalProducts>['query']>) {
  return useEndpointList(exploreDigitalProducts, { query });
}
