'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import type { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { askAboutPayment, getWaiting, giveBackPayment, listStuckPayments } from '@/lib/client/endpoints.gen';
import { endIntent, intentKey } from '@/lib/client/intent-key';
import type { STUCK_STATES } from '@/lib/contract/choices';
import type { Payload } from '@/lib/contract/endpoint';

export type StuckState = (typeof STUCK_STATES)[number];

/** Payments that an order could not take. */
export const useStuckPayments = (status: StuckState) =>
  useEndpointList(listStuckPayments, { query: { status } });

/** The operator's actions for one of them. */
export function useStuckActs(id: string) {
  const client = useQueryClient();
  const onSettled = () =>
    Promise.all(
      [listStuckPayments, getWaiting].map((list) => client.invalidateQueries({ queryKey: [list.id] })),
    );
  const params = { id };
  const ask = useMutation<Payload<typeof askAboutPayment>, ApiError, void>({
    mutationFn: () => call(askAboutPayment, { params }),
    onSettled,
  });
  const giveBack = useMutation<unknown, ApiError, void>({
    mutationFn: async () => {
      const intent = { giveBack: id };
      const answer = await call(giveBackPayment, { params }, { idempotencyKey: intentKey(intent) });
      endIntent(intent);
      return answer;
    },
    onSettled,
  });
  return { ask, giveBack };
}
