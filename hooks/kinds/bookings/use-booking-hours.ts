'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useMemberMutation } from '@/hooks/session/use-member-mutation';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { call } from '@/lib/client/call';
import { getBookingHours, listOwnSlots, putBookingHours } from '@/lib/client/endpoints.gen';
import type { Input, Payload } from '@/lib/contract/endpoint';
import type { BookingHours } from '@/lib/contract/kinds/booking-hours';
import { queryKey } from '@/lib/contract/query-key';

/** When the viewer can be booked. What is being changed is not replaced when the window comes back. */
export const useBookingHours = () => useEndpointQuery(getBookingHours, {}, { refetchOnWindowFocus: false });

/** Saves when the viewer can be booked, if nothing else was saved since it was read. */
export function useSaveHours() {
  const client = useQueryClient();
  const key = queryKey(getBookingHours, {});
  return useMemberMutation<
    Payload<typeof putBookingHours>,
    Omit<Input<typeof putBookingHours>['body'], 'version'>
  >({
    mutationFn: (values) => {
      const version = client.getQueryData<BookingHours>(key)?.version ?? 0;
      return call(putBookingHours, { body: { ...values, version } });
    },
    onSuccess: ({ outside: _, ...hours }) => {
      client.setQueryData(key, hours);
      void client.invalidateQueries({ queryKey: [listOwnSlots.id] });
    },
  });
}

/** The slots that buyers are offered by the viewer's hours, in a month such as `2026-11`. */
export const useOwnSlots = (month: string, timeZone: string, minutes: number) =>
  useEndpointQuery(listOwnSlots, { query: { month, timeZone, minutes } });
