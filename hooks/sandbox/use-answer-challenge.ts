'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { answerChallenge, getSandboxPage } from '@/lib/client/endpoints.gen';
import type { Payload } from '@/lib/contract/endpoint';
import { queryKey } from '@/lib/contract/query-key';

/** Answers the sandbox's 3-D Secure page: `mutate(whether the card's owner confirmed)`. */
export function useAnswerChallenge(id: string) {
  const client = useQueryClient();
  return useMutation<Payload<typeof answerChallenge>, ApiError, boolean>({
    mutationFn: (proven) => call(answerChallenge, { params: { id }, body: { proven } }),
    onSuccess: (page) => client.setQueryData(queryKey(getSandboxPage, { params: { id } }), page),
  });
}
