'use client';

import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import type { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import {
  createQuizAttempt,
  getCourseRoom,
  getLesson,
  getQuiz,
  getQuizAttempt,
  submitQuizAttempt,
} from '@/lib/client/endpoints.gen';
import type { Attempt } from '@/lib/contract/kinds/quizzes';
import { queryKey } from '@/lib/contract/query-key';

type Place = { id: string; lessonId: string };

/** A bought quiz before one begins, and one's attempts. */
export const useQuiz = (params: Place) => useEndpointQuery(getQuiz, { params });

/** One of the viewer's attempts. While it goes on, nothing replaces what is being answered. */
export const useAttempt = (id: string) =>
  useEndpointQuery(
    getQuizAttempt,
    { params: { id } },
    { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false },
  );

/** Begins an attempt, or goes on with the one that is open. */
export function useBeginAttempt(params: Place) {
  const client = useQueryClient();
  return useMutation<Attempt, ApiError>({
    mutationFn: () => call(createQuizAttempt, { params }),
    onSuccess: (attempt) => keep(client, attempt),
  });
}

/** Submits an attempt. What it opens is asked for again. */
export function useSubmitAttempt(id: string) {
  const client = useQueryClient();
  return useMutation<Attempt, ApiError>({
    mutationFn: () => call(submitQuizAttempt, { params: { id } }),
    onSuccess: (attempt) => keep(client, attempt),
  });
}

/** Keeps an attempt, and asks again for what it changes. */
function keep(client: QueryClient, attempt: Attempt): void {
  const { entitlementId: id, lessonId } = attempt;
  client.setQueryData(queryKey(getQuizAttempt, { params: { id: attempt._id } }), attempt);
  void client.invalidateQueries({ queryKey: queryKey(getQuiz, { params: { id, lessonId } }) });
  if (attempt.submittedAt === null) return;
  void client.invalidateQueries({ queryKey: queryKey(getCourseRoom, { params: { id } }) });
  void client.invalidateQueries({ queryKey: queryKey(getLesson, { params: { id, lessonId } }) });
}
