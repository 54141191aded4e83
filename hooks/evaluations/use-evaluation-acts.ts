'use client';

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { mapCachedRows } from '@/hooks/map-cached-rows';
import { useMemberMutation } from '@/hooks/session/use-member-mutation';
import { call } from '@/lib/client/call';
import {
  deleteEvaluationReply,
  deleteEvaluationVote,
  deletePostEvaluation,
  deleteProductEvaluation,
  getPost,
  getProduct,
  moderateEvaluation,
  putEvaluationReply,
  putEvaluationVote,
  putPostEvaluation,
  putProductEvaluation,
} from '@/lib/client/endpoints.gen';
import type { Evaluation } from '@/lib/contract/evaluations';
import { queryKey } from '@/lib/contract/query-key';
import { listOf, type RatedSubject } from './use-evaluations';

/** The list, and the average on the page of what is rated, are read again. */
function refresh(client: QueryClient, subject: RatedSubject): Promise<unknown> {
  const params = { id: subject.id };
  const page = subject.type === 'product' ? getProduct : getPost;
  return Promise.all([
    client.invalidateQueries({ queryKey: queryKey(listOf(subject), { params }) }),
    client.invalidateQueries({ queryKey: queryKey(page, { params }) }),
  ]);
}

/** Publishes the member's own rating; for a form's `onSubmit`, so it throws ApiError. */
export function usePutEvaluation(subject: RatedSubject) {
  const client = useQueryClient();
  const params = { id: subject.id };
  return async (body: { rating: number; text: string }): Promise<void> => {
    if (subject.type === 'product') await call(putProductEvaluation, { params, body });
    else await call(putPostEvaluation, { params, body });
    await refresh(client, subject);
  };
}

/** Deletes the member's own rating. */
export function useDeleteEvaluation(subject: RatedSubject) {
  const client = useQueryClient();
  const endpoint = subject.type === 'product' ? deleteProductEvaluation : deletePostEvaluation;
  return useMemberMutation<unknown, void>({
    mutationFn: () => call(endpoint, { params: { id: subject.id } }),
    onSuccess: () => refresh(client, subject),
  });
}

/** Puts a rating as the server answers it in place of the one that is shown: no row moves under the finger. */
function replaceRow(client: QueryClient, subject: RatedSubject, row: Evaluation): void {
  mapCachedRows<Evaluation>(client, [listOf(subject)], (one) => (one._id === row._id ? row : one));
}

/** Says whether a rating is helpful; null takes the vote back. */
export function useVote(subject: RatedSubject, id: string) {
  const client = useQueryClient();
  const params = { id };
  return useMemberMutation<Evaluation, boolean | null>({
    mutationFn: (helpful) =>
      helpful === null
        ? call(deleteEvaluationVote, { params })
        : call(putEvaluationVote, { params, body: { helpful } }),
    onSuccess: (row) => replaceRow(client, subject, row),
  });
}

/** Answers a rating; for a form's `onSubmit`, so it throws ApiError. */
export function usePutReply(subject: RatedSubject, id: string) {
  const client = useQueryClient();
  return async (body: { text: string }): Promise<void> =>
    replaceRow(client, subject, await call(putEvaluationReply, { params: { id }, body }));
}

/** Deletes the answer to a rating. */
export function useDeleteReply(subject: RatedSubject, id: string) {
  const client = useQueryClient();
  return useMemberMutation<Evaluation, void>({
    mutationFn: () => call(deleteEvaluationReply, { params: { id } }),
    onSuccess: (row) => replaceRow(client, subject, row),
  });
}

/** Hides a rating, or shows it again; for a form's `onSubmit`, so it throws ApiError. */
export function useModerate(subject: RatedSubject, id: string) {
  const client = useQueryClient();
  return async (body: { hidden: boolean; reason: string }): Promise<void> => {
    await call(moderateEvaluation, { params: { id }, body });
    await refresh(client, subject);
  };
}
