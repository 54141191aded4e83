'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useMemberMutation } from '@/hooks/session/use-member-mutation';
import { call } from '@/lib/client/call';
import { deleteEvaluationVote, putEvaluationVote } from '@/lib/client/endpoints.gen';
import type { Evaluation } from '@/lib/contract/evaluations';
import { replaceEvaluation } from './replace-evaluation';
import type { RatedSubject } from './use-evaluations';

/** Says whether a rating is helpful; null takes the vote back. */
export function useVote(subject: RatedSubject, id: string) {
  const client = useQueryClient();
  const params = { id };
  return useMemberMutation<Evaluation, boolean | null>({
    mutationFn: (helpful) =>
      helpful === null
        ? call(deleteEvaluationVote, { params })
        : call(putEvaluationVote, { params, body: { helpful } }),
    onSuccess: (row) => replaceEvaluation(client, subject, row),
  });
}
