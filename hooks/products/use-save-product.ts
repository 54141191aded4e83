'use client';

import { useQueryClient } from '@tanstack/react-query';
import { invalidateStorage } from '@/hooks/files/use-storage';
import { call } from '@/lib/client/call';
import { createProduct, getProduct, updateProduct } from '@/lib/client/endpoints.gen';
import type { Input } from '@/lib/contract/endpoint';
import type { ProductView } from '@/lib/contract/products';
import { queryKey } from '@/lib/contract/query-key';
import { invalidateProductLists } from './product-lists';

type NewProduct = NonNullable<Input<typeof createProduct>['body']>;

/** Saves the typed values: creates the draft the first time, updates it from then on. Throws ApiError. */
export function useSaveProduct() {
  const client = useQueryClient();
  return async (id: string | null, product: NewProduct): Promise<ProductView> => {
    const { type: _type, ...changes } = product;
    const saved = id
      ? await call(updateProduct, { params: { id }, body: changes })
      : await call(createProduct, { body: product });
    client.setQueryData(queryKey(getProduct, { params: { id: saved._id } }), saved);
    invalidateProductLists(client);
    invalidateStorage(client);
    return saved;
  };
}
