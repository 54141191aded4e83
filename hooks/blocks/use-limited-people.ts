'use client';

import { useEndpointList } from '@/hooks/use-endpoint-list';
import { listBlocked, listMuted } from '@/lib/client/endpoints.gen';

/** The people that the caller blocked or muted, page by page. */
export function useLimitedPeople(kind: 'blocked' | 'muted') {
  // Both endpoints have the same answer.
  return useEndpointList(kind === 'blocked' ? listBlocked : (listMuted as unknown as typeof listBlocked), {});
}
