'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemberMutation } from '@/hooks/session/use-member-mutation';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import type { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { downloadFile } from '@/lib/client/download';
import {
  cancelBooking,
  getBooking,
  getBookingCalendar,
  getPurchase,
  listMoveSlots,
  moveBooking,
} from '@/lib/client/endpoints.gen';
import type { Booking } from '@/lib/contract/kinds/appointments';
import { queryKey } from '@/lib/contract/query-key';

/** What a purchase was booked for. It is asked again each minute: the link appears shortly before it begins. */
export const useBooking = (id: string) =>
  useEndpointQuery(getBooking, { params: { id } }, { refetchInterval: 60_000 });

/** The slots of a month, such as `2026-11`, to which it can be moved. */
export const useMoveSlots = (id: string, month: string, timeZone: string) =>
  useEndpointQuery(listMoveSlots, { params: { id }, query: { month, timeZone } });

/** What a buyer does with a booking. */
export function useBuyerActs(id: string) {
  const client = useQueryClient();
  const params = { id };
  const key = queryKey(getBooking, { params });
  const reload = async () => {
    await client.invalidateQueries({ queryKey: key });
    await client.invalidateQueries({ queryKey: [listMoveSlots.id] });
    await client.invalidateQueries({ queryKey: queryKey(getPurchase, { params }) });
  };
  return {
    /** to a moment, in the zone in which it was chosen */
    move: useMemberMutation<Booking, { startsAt: string; timeZone: string }>({
      mutationFn: (body) => call(moveBooking, { params, body }),
      onSuccess: (booking) => client.setQueryData(key, booking),
      onSettled: reload,
    }),
    /** where the share that goes back is still as was shown */
    cancel: useMemberMutation<unknown, number>({
      mutationFn: (backBps) => call(cancelBooking, { params, body: { backBps } }),
      onSettled: reload,
    }),
    /** saves it for the buyer's own calendar */
    save: useMutation<void, ApiError, string>({
      mutationFn: (name) => downloadFile(getBookingCalendar, { params }, name),
    }),
  };
}
