'use client';

import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getCourseRoom } from '@/lib/client/endpoints.gen';

/** A bought course: its outline, and how far its buyer is. */
export function useCourseRoom(entitlementId: string) {
  return useEndpointQuery(getCourseRoom, { params: { id: entitlementId } });
}
