'use client';

import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getUser } from '@/lib/client/endpoints.gen';

/** A public profile. */
export function useProfile(id: string) {
  return useEndpointQuery(getUser, { params: { id } });
}
