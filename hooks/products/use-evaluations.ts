'use client';

import { useEndpointList } from '@/hooks/use-endpoint-list';
import { listProductEvaluations } from '@/lib/client/endpoints.gen';

/** Reviews of a product; `first` has the histogram and the member's own review. */
export function useEvaluations(productId: string) {
  return useEndpointList(listProductEvaluations, { params: { id: productId } });
}
