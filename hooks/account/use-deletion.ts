'use client';

import { useCallback } from 'react';
import { useMemberMutation } from '@/hooks/session/use-member-mutation';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { call } from '@/lib/client/call';
import { getDeletion, requestDeletion, undoDeletion } from '@/lib/client/endpoints.gen';
import type { Input } from '@/lib/contract/endpoint';

/** What a deletion of the member's account would mean; loaded when the question is open. */
export function useDeletion(enabled: boolean) {
  return useEndpointQuery(getDeletion, {}, { enabled, staleTime: 0 });
}

/** Asks for the deletion of the member's account. @returns throws ApiError, for the form to show */
export function useRequestDeletion() {
  return useCallback(async (body: Input<typeof requestDeletion>['body']): Promise<void> => {
    await call(requestDeletion, { body });
  }, []);
}

/** Cancels the deletion. */
export function useUndoDeletion() {
  return useMemberMutation<unknown, void>({ mutationFn: () => call(undoDeletion, {}) });
}
