'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useMemberMutation } from '@/hooks/session/use-member-mutation';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { call } from '@/lib/client/call';
import {
  acceptBooking,
  askToMove,
  cancelHostBooking,
  listBookings,
  listWaitingBookings,
  putBookingNote,
} from '@/lib/client/endpoints.gen';

/** What was booked of the viewer's time, in some days of their zone. What begins meanwhile is shown as such. */
export const useBookings = (from: string, days: number) =>
  useEndpointQuery(listBookings, { query: { from, days } }, { refetchInterval: 60_000 });

/** The same on one day of a zone, as it is at this moment. */
export const useDay = (from: string, timeZone: string) =>
  useEndpointQuery(listBookings, { query: { from, days: 1, timeZone } });

/** What waits for the viewer's word: requests, and what buyers say about them. */
export const useWaitingBookings = () =>
  useEndpointQuery(listWaitingBookings, {}, { refetchInterval: 60_000 });

/** What a host does with a booking. */
export function useBookingActs(id: string) {
  const client = useQueryClient();
  const onSettled = () =>
    Promise.all(
      [listBookings.id, listWaitingBookings.id].map((key) => client.invalidateQueries({ queryKey: [key] })),
    );
  const params = { id };
  return {
    askToMove: useMemberMutation<unknown, string>({
      mutationFn: (reason) => call(askToMove, { params, body: { reason } }),
      onSettled,
    }),
    accept: useMemberMutation<unknown, void>({
      mutationFn: () => call(acceptBooking, { params }),
      onSettled,
    }),
    cancel: useMemberMutation<unknown, string>({
      mutationFn: (reason) => call(cancelHostBooking, { params, body: { reason } }),
      onSettled,
    }),
    note: useMemberMutation<unknown, { note: string; isDone: boolean }>({
      mutationFn: (body) => call(putBookingNote, { params, body }),
      onSettled,
    }),
  };
}
