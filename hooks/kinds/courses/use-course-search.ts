'use client';

import { keepPreviousData } from '@tanstack/react-query';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { searchCourse } from '@/lib/client/endpoints.gen';

/** Looks in a bought course. @param q nothing is asked for an empty one */
export function useCourseSearch(entitlementId: string, q: string) {
  return useEndpointQuery(
    searchCourse,
    { params: { id: entitlementId }, query: { q } },
    { enabled: q !== '', placeholderData: keepPreviousData },
  );
}
