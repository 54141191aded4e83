'use client';

import { useEndpointList } from '@/hooks/use-endpoint-list';
import { listUserProducts } from '@/lib/client/endpoints.gen';

/** A creator's own products, drafts included. */
export function useMyProducts(userId: string) {
  return useEndpointList(listUserProducts, { params: { id: userId } });
}
