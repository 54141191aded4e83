'use client';

import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getUser } from '@/lib/contract/users';

/** A public profile. */
export function useProfile(id: string) {
  return useEndpointQuery(getUser, { params: { id } });
}
