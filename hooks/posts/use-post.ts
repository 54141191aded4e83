'use client';

import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getPost } from '@/lib/client/endpoints.gen';

/** A post as the caller may see it. */
export function usePost(id: string) {
  return useEndpointQuery(getPost, { params: { id } });
}
