'use client';

import { useMutation } from '@tanstack/react-query';
import type { ApiError } from '@/lib/client/api-error';
import { downloadFile } from '@/lib/client/download';
import { exportCreatorStats } from '@/lib/client/endpoints.gen';
import type { StatsRange, StatsTable } from '@/lib/contract/creator-stats';

type Wanted = { range: StatsRange; table: StatsTable };

/** Downloads one table of the figures. */
export function useStatsFile() {
  return useMutation<void, ApiError, Wanted>({
    mutationFn: (query) =>
      downloadFile(exportCreatorStats, { query }, `qeema-${query.table}-${query.range}.csv`),
  });
}
