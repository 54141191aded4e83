'use client';

import { useEndpointList } from '@/hooks/use-endpoint-list';
import { type ProductSource, productSource } from './product-source';

/** A list of products, page by page. */
export function useProducts(source: ProductSource) {
  const { endpoint, input } = productSource(source);
  return useEndpointList(endpoint, input);
}
