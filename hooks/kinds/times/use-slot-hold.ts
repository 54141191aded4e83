'use client';

import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getSlotHold } from '@/lib/client/endpoints.gen';

/** The slot that is kept for the viewer, where there is one. */
export const useSlotHold = (id: string, options: { enabled: boolean }) =>
  useEndpointQuery(getSlotHold, { params: { id } }, { ...options, retry: false, staleTime: 0 });
