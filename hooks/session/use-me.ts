'use client';

import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getMe } from '@/lib/client/endpoints.gen';

/** The current user; not loaded again on window focus. @param enabled false loads nothing */
export function useMe(enabled = true) {
  return useEndpointQuery(getMe, {}, { enabled, refetchOnWindowFocus: false });
}
