'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useMemberMutation } from '@/hooks/session/use-member-mutation';
import { call } from '@/lib/client/call';
import {
  answerBuyerAbsence,
  answerHostAbsence,
  getBooking,
  getPurchase,
  listBookings,
  listWaitingBookings,
  sayBuyerAbsent,
  sayHostAbsent,
} from '@/lib/client/endpoints.gen';
import type { Absence } from '@/lib/contract/kinds/absences';

/**
 * What one side says about who was not there.
 * @param side of the viewer
 * @param id the booking's for hosts, the purchase's for buyers
 */
export function useAbsenceActs(side: Absence['saidBy'], id: string) {
  const client = useQueryClient();
  const keys = side === 'host' ? [listBookings.id, listWaitingBookings.id] : [getBooking.id, getPurchase.id];
  const onSettled = () => Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })));
  const params = { id };
  return {
    /** that the other side was not there */
    say: useMemberMutation<unknown, string>({
      mutationFn: (text) =>
        call(side === 'host' ? sayBuyerAbsent : sayHostAbsent, { params, body: { text } }),
      onSettled,
    }),
    /** to what the other side says */
    answer: useMemberMutation<unknown, { agrees: boolean; text: string }>({
      mutationFn: (body) => call(side === 'host' ? answerHostAbsence : answerBuyerAbsence, { params, body }),
      onSettled,
    }),
  };
}
