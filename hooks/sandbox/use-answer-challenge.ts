'use client';

import { useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/client/call';
import { answerChallenge, getSandboxPage } from '@/lib/client/endpoints.gen';
import type { Payload } from '@/lib/contract/endpoint';
import { queryKey } from '@/lib/contract/query-key';

/** Answers the sandbox's 3-D Secure page: by the code, or by null for a refusal. Throws ApiError, for a form. */
export function useAnswerChallenge(id: string) {
  const client = useQueryClient();
  return async (code: string | null): Promise<Payload<typeof answerChallenge>> => {
    const page = await call(answerChallenge, { params: { id }, body: { code } });
    client.setQueryData(queryKey(getSandboxPage, { params: { id } }), page);
    return page;
  };
}
