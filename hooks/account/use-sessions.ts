'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useMemberMutation } from '@/hooks/session/use-member-mutation';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { call } from '@/lib/client/call';
import { endSession, endSessions, listSessions } from '@/lib/client/endpoints.gen';
import { queryKey } from '@/lib/contract/query-key';

/** The sessions of the member's account. */
export function useSessions() {
  return useEndpointQuery(listSessions, {});
}

/** Ends one of the member's sessions, or all others; the list is loaded again. */
export function useEndSessions() {
  const client = useQueryClient();
  return useMemberMutation<unknown, { id: string } | 'others' | 'all'>({
    mutationFn: (which) =>
      typeof which === 'string'
        ? call(endSessions, { body: { scope: which } })
        : call(endSession, { params: which }),
    onSuccess: (_, which) =>
      which === 'all' ? undefined : client.invalidateQueries({ queryKey: queryKey(listSessions, {}) }),
  });
}
