'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useMemberMutation } from '@/hooks/session/use-member-mutation';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { call } from '@/lib/client/call';
import { getHoldAnswers, listBookingAnswers, putHoldAnswers } from '@/lib/client/endpoints.gen';
import type { HoldAnswers } from '@/lib/contract/kinds/booking-questions';
import { queryKey } from '@/lib/contract/query-key';

/** What the host asks about the slot that the viewer holds. */
export const useHoldAnswers = (productId: string) =>
  useEndpointQuery(getHoldAnswers, { params: { id: productId } });

/** Answers it. */
export function usePutHoldAnswers(productId: string) {
  const client = useQueryClient();
  const input = { params: { id: productId } };
  return useMemberMutation<HoldAnswers, string[]>({
    mutationFn: (answers) => call(putHoldAnswers, { ...input, body: { answers } }),
    onSuccess: (answered) => client.setQueryData(queryKey(getHoldAnswers, input), answered),
  });
}

/** What the buyer of a booking of the viewer's time answered. */
export const useBookingAnswers = (bookingId: string) =>
  useEndpointQuery(listBookingAnswers, { params: { id: bookingId } });
