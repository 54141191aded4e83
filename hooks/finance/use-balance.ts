'use client';

import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getBalance } from '@/lib/client/endpoints.gen';

export function useBalance() {
  return useEndpointQuery(getBalance, {});
}
