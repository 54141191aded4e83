'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useMemberMutation } from '@/hooks/session/use-member-mutation';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { call } from '@/lib/client/call';
import {
  getAssessmentResults,
  getCourse,
  getMadeAssessment,
  getMadeLesson,
  getMadeQuiz,
  getProduct,
  getQuizResults,
  listOwnDates,
  putAssessment,
  putQuiz,
} from '@/lib/client/endpoints.gen';
import type { Input, Payload } from '@/lib/contract/endpoint';
import { queryKey } from '@/lib/contract/query-key';
import { isOfLesson, type QuizPlace } from './quiz-place';

/** A quiz of one’s own product. What is being written is not replaced when the window comes back. */
export const useMadeQuiz = (place: QuizPlace) =>
  useEndpointQuery<typeof getMadeQuiz | typeof getMadeAssessment>(
    isOfLesson(place) ? getMadeQuiz : getMadeAssessment,
    { params: place },
    { gcTime: 0, staleTime: Number.POSITIVE_INFINITY },
  );

/** Saves a quiz of one’s own product, whole; it may be shown after that. */
export function useSaveQuiz(place: QuizPlace) {
  const client = useQueryClient();
  const { id } = place;
  const again = (key: readonly unknown[]) => void client.invalidateQueries({ queryKey: key });
  return useMemberMutation<Payload<typeof putQuiz>, Input<typeof putQuiz>['body']>({
    mutationFn: (body) =>
      isOfLesson(place)
        ? call(putQuiz, { params: place, body })
        : call(putAssessment, { params: place, body }),
    onSuccess: (quiz) => {
      if (isOfLesson(place)) {
        client.setQueryData(queryKey(getMadeQuiz, { params: place }), quiz);
        again(queryKey(getCourse, { params: { id } }));
        again(queryKey(getMadeLesson, { params: place }));
        again(queryKey(getQuizResults, { params: place }));
      } else {
        client.setQueryData(queryKey(getMadeAssessment, { params: place }), quiz);
        again(queryKey(getProduct, { params: { id } }));
        again(queryKey(listOwnDates, { params: { id } }));
        again(queryKey(getAssessmentResults, { params: place }));
      }
    },
  });
}

/** How the attempts at a quiz of one’s own product went. */
export const useQuizResults = (place: QuizPlace) =>
  useEndpointQuery<typeof getQuizResults | typeof getAssessmentResults>(
    isOfLesson(place) ? getQuizResults : getAssessmentResults,
    { params: place },
  );
