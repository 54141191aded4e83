'use client';

import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getLockedPart } from '@/lib/client/endpoints.gen';

/**
 * The locked part of a post, for whoever may read it. A buyer's first reading counts as use.
 * @param edition an earlier one; the newest, where left out
 */
export function useLockedPart(postId: string, edition?: number) {
  return useEndpointQuery(getLockedPart, { params: { id: postId }, query: edition ? { edition } : {} });
}
