'use client';

import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getMe } from '@/lib/client/endpoints.gen';

/** The current user, as the API knows them; not loaded again on window focus. @param enabled false keeps it quiet */
export function useMe(enabled = true) {
  return useEndpointQuery(getMe, {}, { enabled, refetchOnWindowFocus: false });
}
