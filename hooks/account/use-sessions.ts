'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useMemberMutation } from '@/hooks/session/use-member-mutation';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { call } from '@/lib/client/call';
import { endSession, endSessions, listSessions } from '@/lib/client/endpoints.gen';
import { queryKey } from '@/lib/contract/query-key';

/** Where the own account is signed in. */
export function useSessions() {
  return useEndpointQuery(listSessions, {});
}

/** Ends one of the own sessions, or all others; the list is read anew. */
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
