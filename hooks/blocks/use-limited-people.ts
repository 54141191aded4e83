'use client';

import { useEndpointList } from '@/hooks/use-endpoint-list';
import { listBlocked, listMuted } from '@/lib/client/endpoints.gen';

/** Whom the caller blocked or muted, page by page. */
export function useLimitedPeople(kind: 'blocked' | 'muted') {
  // The two answer the same.
  return useEndpointList(kind === 'blocked' ? listBlocked : (listMuted as unknown as typeof listBlocked), {});
}
