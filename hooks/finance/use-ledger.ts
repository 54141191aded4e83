'use client';

import { useEndpointList } from '@/hooks/use-endpoint-list';
import { listLedger } from '@/lib/client/endpoints.gen';
import type { Period } from '@/lib/contract/ledger';

/** The member's ledger, newest first, filtered by kind and time if they are given. */
export function useLedger(period: Period) {
  return useEndpointList(listLedger, { query: period });
}
