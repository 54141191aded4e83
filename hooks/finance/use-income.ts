'use client';

import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import type { Input } from '@/lib/contract/endpoint';
import { getIncome } from '@/lib/contract/ledger';

export type IncomePeriod = NonNullable<NonNullable<Input<typeof getIncome>['query']>['period']>;

/** What came in over a period, by source. */
export function useIncome(period: IncomePeriod) {
  return useEndpointQuery(getIncome, { query: { period } });
}
