'use client';

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useAction } from '@/hooks/use-action';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import {
  createAssessmentAttempt,
  createQuizAttempt,
  getAssessment,
  getBoughtAssessment,
  getCourseRoom,
  getLesson,
  getPurchase,
  getQuiz,
  getQuizAttempt,
  getSeat,
  submitQuizAttempt,
} from '@/lib/client/endpoints.gen';
import type { ErrorCode } from '@/lib/contract/errors';
import type { Attempt } from '@/lib/contract/kinds/quizzes';
import { queryKey } from '@/lib/contract/query-key';
import { isOfLesson, type QuizPlace } from './quiz-place';

/** A bought quiz before one begins, and one's attempts. */
export const useQuiz = (place: QuizPlace) =>
  useEndpointQuery<typeof getQuiz | typeof getAssessment>(isOfLesson(place) ? getQuiz : getAssessment, {
    params: place,
  });

/** An attempt of the viewer. While it is open, no refetch replaces the answers on the screen. */
export const useAttempt = (id: string) =>
  useEndpointQuery(
    getQuizAttempt,
    { params: { id } },
    { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false },
  );

/** Refusals of an attempt that its taker may not use any more: it is not theirs, or its quiz was taken away. */
export const IS_GONE: ReadonlySet<string> = new Set<ErrorCode>(['not_entitled', 'not_found']);

/**
 * Asks again for an attempt that the server says is over, and then for what it changes; where it is gone, for the seat
 * and its purchase.
 */
export function useAttemptAgain(query: ReturnType<typeof useAttempt>, place: QuizPlace): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    const { data, error } = await query.refetch();
    if (!error && data?.submittedAt) keep(client, data);
    if (!IS_GONE.has(error?.code ?? '') || isOfLesson(place)) return;
    const params = { id: place.id };
    await client.invalidateQueries({
      queryKey: queryKey(place.placed === 'alone' ? getBoughtAssessment : getSeat, { params }),
    });
    await client.invalidateQueries({ queryKey: queryKey(getPurchase, { params }) });
  };
}

/** Begins an attempt, or goes on with the one that is open: `begin.run({ params: place })`. */
export const useBeginAttempt = (place: QuizPlace) =>
  useAction<typeof createQuizAttempt | typeof createAssessmentAttempt>(
    isOfLesson(place) ? createQuizAttempt : createAssessmentAttempt,
    { keep },
  );

/** Submits an attempt, and asks again for what it opens: `submit.run({ params: { id } })`. */
export const useSubmitAttempt = () => useAction(submitQuizAttempt, { keep });

/** Keeps an attempt, and asks again for what it changes. */
function keep(client: QueryClient, attempt: Attempt): void {
  const { _id, entitlementId: id, lessonId, placed, submittedAt } = attempt;
  const again = (key: readonly unknown[]) => void client.invalidateQueries({ queryKey: key });
  client.setQueryData(queryKey(getQuizAttempt, { params: { id: _id } }), attempt);
  if (lessonId) again(queryKey(getQuiz, { params: { id, lessonId } }));
  if (placed) again(queryKey(getAssessment, { params: { id, placed } }));
  if (submittedAt === null) return;
  if (placed) again(queryKey(placed === 'alone' ? getBoughtAssessment : getSeat, { params: { id } }));
  if (!lessonId) return;
  again(queryKey(getCourseRoom, { params: { id } }));
  again(queryKey(getLesson, { params: { id, lessonId } }));
}
