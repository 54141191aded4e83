'use client';

import { mapCachedRows } from '@/hooks/map-cached-rows';
import { useAction } from '@/hooks/use-action';
import { listReceivedTips, updateTip } from '@/lib/client/endpoints.gen';
import type { TipView } from '@/lib/contract/tips';

/** Thanks for a tip, shows or hides its word, or reports it; the list shows the new state at once. */
export function useUpdateTip(options: { toastsFailure?: boolean } = {}) {
  return useAction(updateTip, {
    ...options,
    keep: (client, tip) =>
      mapCachedRows<TipView>(client, [listReceivedTips], (row) => (row._id === tip._id ? tip : row)),
  });
}
