'use client';

import { useEndpointList } from '@/hooks/use-endpoint-list';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getCurrentRevenueShare, getRevenueDetails, listRevenueReports } from '@/lib/client/endpoints.gen';
import type { Payload } from '@/lib/contract/endpoint';

/** The running month so far. */
export function useCurrentRevenueShare() {
  return useEndpointQuery(getCurrentRevenueShare, {});
}

/** The member's closed months, newest first. */
export function useRevenueReports() {
  return useEndpointList(listRevenueReports, {});
}

/** A month line by line, and its report. */
export function useRevenueDetails(month: string) {
  const list = useEndpointList(getRevenueDetails, { query: { month } });
  const first = list.first as Payload<typeof getRevenueDetails> | undefined;
  return { ...list, report: first?.report };
}
