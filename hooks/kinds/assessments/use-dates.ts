'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useMemberMutation } from '@/hooks/session/use-member-mutation';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { call } from '@/lib/client/call';
import {
  createSeatHold,
  getSlotHold,
  joinWaitingList,
  leaveWaitingList,
  listWorkshopDates,
} from '@/lib/client/endpoints.gen';
import type { SlotHold } from '@/lib/contract/kinds/bookings';
import type { SeatWait } from '@/lib/contract/kinds/workshops';
import { queryKey } from '@/lib/contract/query-key';

/** The dates of a workshop that have not begun, with the seats that are left for the viewer. */
export const useWorkshopDates = (id: string, timeZone: string) =>
  useEndpointQuery(listWorkshopDates, { params: { id }, query: { timeZone } }, { refetchInterval: 60_000 });

/** Keeps a seat for the viewer while they pay; visitors are asked to sign in. @param product its title is named */
export function useHoldSeat({ _id: id, title }: { _id: string; title: string }) {
  const client = useQueryClient();
  return useMemberMutation<SlotHold, { dateId: string; timeZone: string }>({
    wanted: (body) => ({ kind: 'seat', productId: id, name: title, ...body }),
    mutationFn: ({ dateId, timeZone }) =>
      call(createSeatHold, { params: { id: dateId }, body: { timeZone } }),
    onSuccess: (hold) => client.setQueryData(queryKey(getSlotHold, { params: { id } }), hold),
    onSettled: () => client.invalidateQueries({ queryKey: [listWorkshopDates.id] }),
  });
}

/** The viewer waits for a seat on a date, or does not any more. */
export function useWaiting() {
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: [listWorkshopDates.id] });
  return {
    join: useMemberMutation<SeatWait, string>({
      mutationFn: (id) => call(joinWaitingList, { params: { id } }),
      onSettled: reload,
    }),
    leave: useMemberMutation<{ done: true }, string>({
      mutationFn: (id) => call(leaveWaitingList, { params: { id } }),
      onSettled: reload,
    }),
  };
}
