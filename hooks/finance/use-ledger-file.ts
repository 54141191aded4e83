'use client';

import { useMutation } from '@tanstack/react-query';
import type { ApiError } from '@/lib/client/api-error';
import { downloadFile } from '@/lib/client/download';
import { exportLedger } from '@/lib/client/endpoints.gen';
import type { Period } from '@/lib/contract/ledger';

/** Downloads the ledger as a table, with the same filter. */
export function useLedgerFile() {
  return useMutation<void, ApiError, Period>({
    mutationFn: (period) => downloadFile(exportLedger, { query: period }, 'qeema-ledger.csv'),
  });
}
