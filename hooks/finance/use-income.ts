'use client';

import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getIncome } from '@/lib/client/endpoints.gen';
import type { Input } from '@/lib/contract/endpoint';

export type IncomePeriod = NonNullable<NonNullable<Input<typeof getIncome>['query']>['period']>;

/** Income over a period, by source. */
export function useIncome(period: IncomePeriod) {
  return useEndpointQuery(getIncome, { query: { period } });
}
