'use client';

import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getExport } from '@/lib/client/endpoints.gen';

const WAITING_MS = 3_000;

/** The last copy of the member's data; loaded again while it is being made. */
export function useExport() {
  return useEndpointQuery(
    getExport,
    {},
    { refetchInterval: ({ state }) => (state.data?.last?.status === 'queued' ? WAITING_MS : false) },
  );
}

/** The address to download a copy from; the browser sends the sign-in cookie along. */
export const exportHref = (url: string) => `${process.env.NEXT_PUBLIC_API_URL || '/api'}${url}`;
