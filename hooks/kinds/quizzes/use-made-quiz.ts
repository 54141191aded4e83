'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useMemberMutation } from '@/hooks/session/use-member-mutation';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { call } from '@/lib/client/call';
import {
  getCourse,
  getMadeLesson,
  getMadeQuiz,
  getQuizResults,
  listStudentQuizzes,
  putQuiz,
  putQuizExtra,
} from '@/lib/client/endpoints.gen';
import type { Input, Payload } from '@/lib/contract/endpoint';
import { queryKey } from '@/lib/contract/query-key';

type Place = { id: string; lessonId: string };

/** The quiz of a lesson of one’s own course. What is being written is not replaced when the window comes back. */
export const useMadeQuiz = (params: Place) =>
  useEndpointQuery(getMadeQuiz, { params }, { gcTime: 0, staleTime: Number.POSITIVE_INFINITY });

/** Saves the quiz of a lesson of one’s own course, whole; it may be shown after that. */
export function useSaveQuiz(params: Place) {
  const client = useQueryClient();
  return useMemberMutation<Payload<typeof putQuiz>, Input<typeof putQuiz>['body']>({
    mutationFn: (body) => call(putQuiz, { params, body }),
    onSuccess: (quiz) => {
      client.setQueryData(queryKey(getMadeQuiz, { params }), quiz);
      void client.invalidateQueries({ queryKey: queryKey(getCourse, { params: { id: params.id } }) });
      void client.invalidateQueries({ queryKey: queryKey(getMadeLesson, { params }) });
      void client.invalidateQueries({ queryKey: queryKey(getQuizResults, { params }) });
    },
  });
}

/** How the attempts of a quiz of one’s own course went. */
export const useQuizResults = (params: Place) => useEndpointQuery(getQuizResults, { params });

type Student = { id: string; studentId: string };
type Extra = Input<typeof putQuizExtra>['body'];

/** The quizzes of one’s own course, as they went for one learner. */
export const useStudentQuizzes = (params: Student) => useEndpointQuery(listStudentQuizzes, { params });

/** Gives that learner more time and attempts in a quiz. */
export function usePutQuizExtra(params: Student) {
  const client = useQueryClient();
  return useMemberMutation<Extra, Extra & { lessonId: string }>({
    mutationFn: ({ lessonId, ...body }) => call(putQuizExtra, { params: { ...params, lessonId }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKey(listStudentQuizzes, { params }) }),
  });
}
