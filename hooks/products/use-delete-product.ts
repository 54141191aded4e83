'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateStorage } from '@/hooks/files/use-storage';
import type { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { deleteProduct, getProduct } from '@/lib/client/endpoints.gen';
import { queryKey } from '@/lib/contract/query-key';
import { invalidateProductLists } from './product-lists';

/** Deletes one of the creator's products: `mutate(id)`. Buyers keep access. */
export function useDeleteProduct() {
  const client = useQueryClient();
  return useMutation<unknown, ApiError, string>({
    mutationFn: (id) => call(deleteProduct, { params: { id } }),
    onSuccess: (_done, id) => {
      client.removeQueries({ queryKey: queryKey(getProduct, { params: { id } }) });
      invalidateProductLists(client);
      invalidateStorage(client);
    },
  });
}
