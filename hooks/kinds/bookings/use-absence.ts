'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useMemberMutation } from '@/hooks/session/use-member-mutation';
import { call } from '@/lib/client/call';
import {
  answerBuyerAbsence,
  answerHostAbsence,
  answerLessonAbsence,
  getBooking,
  getPackage,
  getPurchase,
  listBookings,
  listWaitingBookings,
  sayBuyerAbsent,
  sayHostAbsent,
  sayHostAbsentAtLesson,
} from '@/lib/client/endpoints.gen';
import type { Absence } from '@/lib/contract/kinds/absences';

const OF_HOSTS = { say: sayBuyerAbsent, answer: answerHostAbsence };
const OF_BUYERS = { say: sayHostAbsent, answer: answerBuyerAbsence };
const OF_LEARNERS = { say: sayHostAbsentAtLesson, answer: answerLessonAbsence };

type Of = {
  /** of the viewer */
  side: Absence['saidBy'];
  /** the booking's for hosts, for buyers the purchase's or the lesson's */
  id: string;
  /** of a package */
  isLesson: boolean;
};

/** What one side says about who was not there. */
export function useAbsenceActs({ side, id, isLesson }: Of) {
  const client = useQueryClient();
  const isHost = side === 'host';
  const acts = isHost ? OF_HOSTS : isLesson ? OF_LEARNERS : OF_BUYERS;
  const keys = isHost
    ? [listBookings.id, listWaitingBookings.id]
    : [getBooking.id, getPackage.id, getPurchase.id];
  const onSettled = () => Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })));
  const params = { id };
  return {
    /** that the other side was not there */
    say: useMemberMutation<unknown, string>({
      mutationFn: (text) => call(acts.say, { params, body: { text } }),
      onSettled,
    }),
    /** to what the other side says */
    answer: useMemberMutation<unknown, { agrees: boolean; text: string }>({
      mutationFn: (body) => call(acts.answer, { params, body }),
      onSettled,
    }),
  };
}
