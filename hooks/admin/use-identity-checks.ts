'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import type { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import {
  approveIdentity,
  getWaiting,
  listIdentityChecks,
  rejectIdentity,
  undoIdentityDecision,
} from '@/lib/client/endpoints.gen';
import type { Input } from '@/lib/contract/endpoint';

export type CheckState = NonNullable<NonNullable<Input<typeof listIdentityChecks>['query']>['status']>;

/** Identity checks, as the operator's list shows them. */
export const useIdentityChecks = (status: CheckState) =>
  useEndpointList(listIdentityChecks, { query: { status } });

/** The operator's decision about a check, and its end. */
export function useIdentityDecisions(id: string) {
  const client = useQueryClient();
  const onSettled = () =>
    Promise.all(
      [listIdentityChecks, getWaiting].map((list) => client.invalidateQueries({ queryKey: [list.id] })),
    );
  const params = { id };
  const approve = useMutation<unknown, ApiError, void>({
    mutationFn: () => call(approveIdentity, { params }),
    onSettled,
  });
  const reject = useMutation<unknown, ApiError, Input<typeof rejectIdentity>['body']>({
    mutationFn: (body) => call(rejectIdentity, { params, body }),
    onSettled,
  });
  const undo = useMutation<unknown, ApiError, void>({
    mutationFn: () => call(undoIdentityDecision, { params }),
    onSettled,
  });
  return { approve, reject, undo };
}
