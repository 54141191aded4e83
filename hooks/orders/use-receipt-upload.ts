'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '@/lib/client/api-error';
import { getOrder, submitReceipt } from '@/lib/client/endpoints.gen';
import { sendFile } from '@/lib/client/send-file';
import type { OrderView } from '@/lib/contract/orders';
import { queryKey } from '@/lib/contract/query-key';

/** Sends a receipt of a bank transfer for an order; the page shows it at once. */
export function useReceiptUpload(orderId: string) {
  const client = useQueryClient();
  return useMutation<OrderView, ApiError, File>({
    mutationFn: (file) => sendFile(submitReceipt.path.replace('{id}', encodeURIComponent(orderId)), file),
    onSuccess: (order) => client.setQueryData(queryKey(getOrder, { params: { id: orderId } }), order),
  });
}
