'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useMemberMutation } from '@/hooks/session/use-member-mutation';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { call } from '@/lib/client/call';
import {
  cancelWorkshopDate,
  listOwnDates,
  listSeatHolders,
  listTakers,
  putAttendance,
} from '@/lib/client/endpoints.gen';
import type { OwnDate, SeatHolder } from '@/lib/contract/kinds/workshop-people';
import { queryKey } from '@/lib/contract/query-key';

/** The dates of one of the viewer's workshops. */
export const useOwnDates = (id: string) => useEndpointQuery(listOwnDates, { params: { id } });

/** Who bought the assessment of a workshop without dates. */
export const useTakers = (id: string) => useEndpointList(listTakers, { params: { id } });

/** Who has a seat on one of them. */
export const useSeatHolders = (dateId: string) =>
  useEndpointQuery(listSeatHolders, { params: { id: dateId } });

/** What a seller does with a date and those who come to it. */
export function useDateActs(dateId: string) {
  const client = useQueryClient();
  const people = queryKey(listSeatHolders, { params: { id: dateId } });
  return {
    cancel: useMemberMutation<OwnDate, string>({
      mutationFn: (reason) => call(cancelWorkshopDate, { params: { id: dateId }, body: { reason } }),
      onSettled: () => client.invalidateQueries({ queryKey: [listOwnDates.id] }),
    }),
    mark: useMemberMutation<SeatHolder, Pick<SeatHolder, '_id' | 'attendance'>>({
      mutationFn: ({ _id: id, attendance }) => call(putAttendance, { params: { id }, body: { attendance } }),
      onSuccess: (holder) =>
        client.setQueryData(people, (known: { data: SeatHolder[] } | undefined) =>
          known ? { data: known.data.map((one) => (one._id === holder._id ? holder : one)) } : known,
        ),
      onSettled: () => client.invalidateQueries({ queryKey: [listOwnDates.id] }),
    }),
  };
}
