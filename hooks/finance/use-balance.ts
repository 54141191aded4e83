'use client';

import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getBalance } from '@/lib/contract/finance';

export function useBalance() {
  return useEndpointQuery(getBalance, {});
}
