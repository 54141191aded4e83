'use client';

import { useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/client/call';
import { getProduct, listProductEvaluations, putProductEvaluation } from '@/lib/client/endpoints.gen';
import { queryKey } from '@/lib/contract/query-key';

/** Publishes the buyer's own review; for a form's `onSubmit`, so it throws ApiError. */
export function usePutEvaluation(productId: string) {
  const client = useQueryClient();
  const params = { id: productId };
  return async (body: { rating: number; text: string }): Promise<void> => {
    await call(putProductEvaluation, { params, body });
    await Promise.all([
      client.invalidateQueries({ queryKey: queryKey(listProductEvaluations, { params }) }),
      client.invalidateQueries({ queryKey: queryKey(getProduct, { params }) }),
    ]);
  };
}
