'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import type { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { getMember, listMembers, restoreMember, suspendMember } from '@/lib/client/endpoints.gen';
import type { Input } from '@/lib/contract/endpoint';
import type { MemberDetails } from '@/lib/contract/operator-people';
import { queryKey } from '@/lib/contract/query-key';

export type MemberFilter = NonNullable<Input<typeof listMembers>['query']>;

/** Members, as the operator's list shows them. */
export const useMembers = (query: MemberFilter) => useEndpointList(listMembers, { query });

/** One member, as the operator sees them. */
export const useMember = (id: string) => useEndpointQuery(getMember, { params: { id } });

/** Suspends or restores a member; the page shows the new state at once. */
export function useMemberActs(id: string) {
  const client = useQueryClient();
  const onSuccess = (member: MemberDetails) => {
    client.setQueryData(queryKey(getMember, { params: { id } }), member);
    void client.invalidateQueries({ queryKey: [listMembers.id] });
  };
  const suspend = useMutation<MemberDetails, ApiError, { reason: string }>({
    mutationFn: (body) => call(suspendMember, { params: { id }, body }),
    onSuccess,
  });
  const restore = useMutation<MemberDetails, ApiError, void>({
    mutationFn: () => call(restoreMember, { params: { id } }),
    onSuccess,
  });
  return { suspend, restore };
}
