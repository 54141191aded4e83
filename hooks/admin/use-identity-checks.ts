'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import { type ApiError, toApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { http } from '@/lib/client/http';
import type { Input } from '@/lib/contract/endpoint';
import {
  approveIdentity,
  getIdentityFile,
  listIdentityChecks,
  rejectIdentity,
} from '@/lib/contract/identity';
import { getWaiting } from '@/lib/contract/operator';

export type CheckState = NonNullable<NonNullable<Input<typeof listIdentityChecks>['query']>['status']>;

/** Identity checks, as the operator's list shows them. */
export const useIdentityChecks = (status: CheckState) =>
  useEndpointList(listIdentityChecks, { query: { status } });

/** The document itself; it leaves the memory with the view that shows it. */
export function useIdentityFile(id: string, enabled: boolean) {
  return useQuery<Blob, ApiError>({
    queryKey: [getIdentityFile.id, { id }],
    queryFn: async ({ signal }) => {
      try {
        const path = getIdentityFile.path.replace('{id}', encodeURIComponent(id));
        return (await http.get<Blob>(path, { responseType: 'blob', signal })).data;
      } catch (error) {
        throw toApiError(error);
      }
    },
    enabled,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What an operator decides about one check. */
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
  return { approve, reject };
}
