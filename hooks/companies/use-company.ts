'use client';

import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getCompany } from '@/lib/client/endpoints.gen';

/** A company with its members' shares, for its members only. */
export function useCompany(id: string) {
  return useEndpointQuery(getCompany, { params: { id } });
}
