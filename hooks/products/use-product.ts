'use client';

import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getProduct } from '@/lib/client/endpoints.gen';

export function useProduct(id: string, options: { enabled?: boolean } = {}) {
  return useEndpointQuery(getProduct, { params: { id } }, options);
}
