'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useMemberMutation } from '@/hooks/session/use-member-mutation';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { call } from '@/lib/client/call';
import {
  deleteBusyCalendar,
  getBusyCalendar,
  listOwnSlots,
  putBusyCalendar,
} from '@/lib/client/endpoints.gen';
import type { BusyCalendar } from '@/lib/contract/kinds/booking-calendars';
import { queryKey } from '@/lib/contract/query-key';

const WAITING_MS = 3000;

/** The calendar outside that says when the viewer is busy; asked again until it was read. */
export const useBusyCalendar = () =>
  useEndpointQuery(
    getBusyCalendar,
    {},
    { refetchInterval: ({ state }) => (state.data?.isWaiting ? WAITING_MS : false) },
  );

/** Names that calendar, or reads it again. */
export function usePutBusyCalendar() {
  const client = useQueryClient();
  return useMemberMutation<BusyCalendar, string>({
    mutationFn: (calendarUrl) => call(putBusyCalendar, { body: { calendarUrl } }),
    onSuccess: (calendar) => client.setQueryData(queryKey(getBusyCalendar, {}), calendar),
  });
}

/** Forgets that calendar. */
export function useDeleteBusyCalendar() {
  const client = useQueryClient();
  return useMemberMutation<unknown, void>({
    mutationFn: () => call(deleteBusyCalendar, {}),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: [getBusyCalendar.id] });
      void client.invalidateQueries({ queryKey: [listOwnSlots.id] });
    },
  });
}
