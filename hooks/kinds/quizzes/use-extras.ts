'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useMemberMutation } from '@/hooks/session/use-member-mutation';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { call } from '@/lib/client/call';
import {
  listSeatAssessments,
  listStudentQuizzes,
  putAssessmentExtra,
  putQuizExtra,
} from '@/lib/client/endpoints.gen';
import type { Input } from '@/lib/contract/endpoint';
import type { StudentQuiz } from '@/lib/contract/kinds/quizzes';
import type { SeatQuiz } from '@/lib/contract/kinds/workshop-assessments';

/** Somebody who takes quizzes of one’s own: a learner of a course, or whoever bought a workshop (`SeatHolder`). */
export type Taker = { courseId: string; studentId: string } | { takerId: string };
/** One of those quizzes, as it went for them. */
export type TakenQuiz = StudentQuiz | SeatQuiz;
type Extra = Input<typeof putQuizExtra>['body'];

function listOf(taker: Taker) {
  return 'takerId' in taker
    ? { endpoint: listSeatAssessments, params: { id: taker.takerId } }
    : { endpoint: listStudentQuizzes, params: { id: taker.courseId, studentId: taker.studentId } };
}

/** The quizzes of one’s own product, as they went for one person. */
export function useTakenQuizzes(taker: Taker) {
  const { endpoint, params } = listOf(taker);
  return useEndpointQuery<typeof listStudentQuizzes | typeof listSeatAssessments>(endpoint, { params });
}

/** Gives that person more time and attempts in a quiz. */
export function usePutExtra(taker: Taker) {
  const client = useQueryClient();
  const { endpoint, params } = listOf(taker);
  return useMemberMutation<Extra, { quiz: TakenQuiz; extra: Extra }>({
    mutationFn: ({ quiz, extra: body }) => {
      if ('placed' in quiz)
        return call(putAssessmentExtra, { params: { id: params.id, placed: quiz.placed }, body });
      const { id, studentId = '' } = params;
      return call(putQuizExtra, { params: { id, lessonId: quiz.lessonId, studentId }, body });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: [endpoint.id] }),
  });
}
