'use client';

import { useQuery } from '@tanstack/react-query';
import type { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { verifyEmail } from '@/lib/client/endpoints.gen';
import type { Payload } from '@/lib/contract/endpoint';

/**
 * Redeems the link of a letter as soon as the page is open. A query, not a mutation: the link works only once, and a
 * query redeems it once even if the page renders twice.
 */
export function useVerifyEmail(token: string) {
  return useQuery<Payload<typeof verifyEmail>, ApiError>({
    queryKey: [verifyEmail.id, token],
    queryFn: () => call(verifyEmail, { body: { token } }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
