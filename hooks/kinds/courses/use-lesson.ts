'use client';

import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getLesson } from '@/lib/client/endpoints.gen';

/** A lesson of a bought course. */
export function useLesson(entitlementId: string, lessonId: string) {
  return useEndpointQuery(getLesson, { params: { id: entitlementId, lessonId } });
}
