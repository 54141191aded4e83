'use client';

import { useQueryClient } from '@tanstack/react-query';
import { loadAgain } from '@/hooks/use-action';
import { call } from '@/lib/client/call';
import { createProduct, getProduct, updateProduct } from '@/lib/client/endpoints.gen';
import type { Input } from '@/lib/contract/endpoint';
import type { ProductView } from '@/lib/contract/products';
import { queryKey } from '@/lib/contract/query-key';

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
    // Not by `useAction`: the form would render again at each save.
    void loadAgain(client, (id ? updateProduct : createProduct).touches);
    return saved;
  };
}
