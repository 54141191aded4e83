'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useMemberMutation } from '@/hooks/session/use-member-mutation';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { call } from '@/lib/client/call';
import { getExport, requestExport } from '@/lib/client/endpoints.gen';
import type { ExportView } from '@/lib/contract/exports';
import { queryKey } from '@/lib/contract/query-key';

const WAITING_MS = 3_000;

/** The last copy of the member's data; loaded again while it is being made. */
export function useExport() {
  return useEndpointQuery(
    getExport,
    {},
    { refetchInterval: ({ state }) => (state.data?.last?.status === 'queued' ? WAITING_MS : false) },
  );
}

/** Asks for a new copy. */
export function useRequestExport() {
  const client = useQueryClient();
  return useMemberMutation<ExportView, void>({
    mutationFn: () => call(requestExport, {}),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKey(getExport, {}) }),
  });
}

/** The address to download a copy from; the browser sends the sign-in cookie along. */
export const exportHref = (url: string) => `${process.env.NEXT_PUBLIC_API_URL || '/api'}${url}`;
