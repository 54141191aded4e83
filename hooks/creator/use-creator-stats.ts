'use client';

import { keepPreviousData } from '@tanstack/react-query';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getCreatorStats } from '@/lib/client/endpoints.gen';
import type { StatsRange } from '@/lib/contract/creator-stats';

/** The figures of a range. The previous ones stay while others are loading, so that nothing jumps. */
export function useCreatorStats(range: StatsRange) {
  return useEndpointQuery(getCreatorStats, { query: { range } }, { placeholderData: keepPreviousData });
}
