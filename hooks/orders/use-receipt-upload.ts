'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ApiError, toApiError } from '@/lib/client/api-error';
import { getOrder, submitReceipt } from '@/lib/client/endpoints.gen';
import { http } from '@/lib/client/http';
import type { OrderView } from '@/lib/contract/orders';
import { queryKey } from '@/lib/contract/query-key';

/** Sends a receipt of a bank transfer for an order; the page shows it at once. */
export function useReceiptUpload(orderId: string) {
  const client = useQueryClient();
  return useMutation<OrderView, ApiError, File>({
    mutationFn: async (file) => {
      const form = new FormData();
      form.append('file', file);
      try {
        const path = submitReceipt.path.replace('{id}', encodeURIComponent(orderId));
        const { data } = await http.post<{ payload: OrderView }>(path, form, { timeout: 0 });
        return data.payload;
      } catch (error) {
        throw toApiError(error);
      }
    },
    onSuccess: (order) => client.setQueryData(queryKey(getOrder, { params: { id: orderId } }), order),
  });
}
