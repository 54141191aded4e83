'use client';

import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getCart } from '@/lib/client/endpoints.gen';

/** The member's cart. @param options `enabled` is false for guests, who have none on the server */
export function useCart(options: { enabled?: boolean } = {}) {
  return useEndpointQuery(getCart, {}, options);
}
