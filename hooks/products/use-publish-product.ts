'use client';

import { useQueryClient } from '@tanstack/react-query';
import { reportEvent } from '@/lib/client/analytics';
import { call } from '@/lib/client/call';
import { getProduct, publishProduct } from '@/lib/client/endpoints.gen';
import type { ProductView } from '@/lib/contract/products';
import { queryKey } from '@/lib/contract/query-key';
import { invalidateProductLists } from './product-lists';

/** Publishes a product or unpublishes it. Throws ApiError, `not_publishable` with the missing fields. */
export function usePublishProduct() {
  const client = useQueryClient();
  return async (id: string, published: boolean): Promise<ProductView> => {
    const product = await call(publishProduct, { params: { id }, body: { published } });
    if (published) reportEvent('content_published');
    client.setQueryData(queryKey(getProduct, { params: { id } }), product);
    invalidateProductLists(client);
    return product;
  };
}
