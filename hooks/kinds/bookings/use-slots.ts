'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useMemberMutation } from '@/hooks/session/use-member-mutation';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { call } from '@/lib/client/call';
import { createSlotHold, deleteSlotHold, getCart, getSlotHold, listSlots } from '@/lib/client/endpoints.gen';
import type { SlotHold } from '@/lib/contract/kinds/bookings';
import { queryKey } from '@/lib/contract/query-key';

/** The slots of a product that can be booked in a month such as `2026-11`. */
export const useSlots = (id: string, query: { month: string; timeZone: string; minutes: number }) =>
  useEndpointQuery(listSlots, { params: { id }, query }, { refetchInterval: 60_000, retry: false });

/** The slot that is kept for the viewer, where there is one. */
export const useSlotHold = (id: string, options: { enabled: boolean }) =>
  useEndpointQuery(getSlotHold, { params: { id } }, { ...options, retry: false, staleTime: 0 });

interface Wanted {
  startsAt: string;
  minutes: number;
  timeZone: string;
}

/** Keeps a slot for the viewer while they pay; visitors are asked to sign in. @param product its title is named */
export function useHoldSlot({ _id: id, title }: { _id: string; title: string }) {
  const client = useQueryClient();
  return useMemberMutation<SlotHold, Wanted>({
    wanted: (body) => ({ kind: 'book', productId: id, name: title, ...body }),
    mutationFn: (body) => call(createSlotHold, { params: { id }, body }),
    onSuccess: (hold) => client.setQueryData(queryKey(getSlotHold, { params: { id } }), hold),
    onSettled: () => client.invalidateQueries({ queryKey: [listSlots.id] }),
  });
}

/** Gives the kept slot back, so that others can have it. */
export function useGiveBack(id: string) {
  const client = useQueryClient();
  return useMemberMutation<{ done: true }, void>({
    mutationFn: () => call(deleteSlotHold, { params: { id } }),
    onSettled: async () => {
      client.removeQueries({ queryKey: queryKey(getSlotHold, { params: { id } }) });
      await client.invalidateQueries({ queryKey: queryKey(getCart, {}) });
    },
  });
}
