'use client';

import { useEndpointList } from '@/hooks/use-endpoint-list';
import { listProductEvaluations } from '@/lib/client/endpoints.gen';

/** Reviews of a product; `first` carries the histogram and the member's own. */
export function useEvaluations(productId: string) {
  return useEndpointList(listProductEvaluations, { params: { id: productId } });
}
