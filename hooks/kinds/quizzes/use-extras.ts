'use client';

import { useAction } from '@/hooks/use-action';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import {
  listSeatAssessments,
  listStudentQuizzes,
  putAssessmentExtra,
  putQuizExtra,
} from '@/lib/client/endpoints.gen';
import type { Input } from '@/lib/contract/endpoint';
import type { StudentQuiz } from '@/lib/contract/kinds/quizzes';
import type { SeatQuiz } from '@/lib/contract/kinds/workshop-assessments';

/** A member who takes quizzes of the caller: the learner of a course, or the buyer of a workshop (`SeatHolder`). */
export type Taker = { courseId: string; studentId: string } | { takerId: string };
/** The results of such a member in a quiz. */
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

/** Gives that person more time and attempts: `extra.put(quiz, { minutes, attempts })`, which rejects with ApiError. */
export function usePutExtra(taker: Taker) {
  const inCourse = useAction(putQuizExtra);
  const inWorkshop = useAction(putAssessmentExtra);
  const { id, studentId = '' } = listOf(taker).params;
  const put = (quiz: TakenQuiz, body: Extra) =>
    'placed' in quiz
      ? inWorkshop.runAsync({ params: { id, placed: quiz.placed }, body })
      : inCourse.runAsync({ params: { id, lessonId: quiz.lessonId, studentId }, body });
  return { put, isPending: inCourse.isPending || inWorkshop.isPending };
}
