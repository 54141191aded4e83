'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import type { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { closeRevenueMonth, listRevenueMonths } from '@/lib/client/endpoints.gen';
import { endIntent, intentKey } from '@/lib/client/intent-key';
import type { Payload } from '@/lib/contract/endpoint';
import type { ClosedMonth } from '@/lib/contract/revenue-share';

/** The closed months, and the next one to close. */
export function useRevenueMonths() {
  const list = useEndpointList(listRevenueMonths, {});
  const first = list.first as Payload<typeof listRevenueMonths> | undefined;
  return { ...list, next: first?.next };
}

/** Closes a month; only once, even if pressed twice. */
export function useCloseMonth() {
  const queryClient = useQueryClient();
  return useMutation<ClosedMonth, ApiError, string>({
    mutationFn: async (month) => {
      const intent = { closeMonth: month };
      const closed = await call(
        closeRevenueMonth,
        { body: { month } },
        { idempotencyKey: intentKey(intent) },
      );
      endIntent(intent);
      return closed;
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [listRevenueMonths.id] }),
  });
}
