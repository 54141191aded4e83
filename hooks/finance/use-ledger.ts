'use client';

import { useEndpointList } from '@/hooks/use-endpoint-list';
import { listLedger } from '@/lib/contract/finance';

/** The creator's ledger, newest first. */
export function useLedger() {
  return useEndpointList(listLedger, {});
}
