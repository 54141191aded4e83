'use client';

import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getProduct } from '@/lib/contract/products';

export function useProduct(id: string, options: { enabled?: boolean } = {}) {
  return useEndpointQuery(getProduct, { params: { id } }, options);
}
