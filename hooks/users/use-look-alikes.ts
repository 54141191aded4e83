'use client';

import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { listLookAlikes } from '@/lib/client/endpoints.gen';
import type { LookAlike } from '@/lib/contract/look-alikes';

/** Which of these names could be taken for a better known person's; empty until that is loaded. */
export function useLookAlikes(ids: readonly string[]): LookAlike[] {
  const asked = [...new Set(ids)].sort();
  const query = useEndpointQuery(
    listLookAlikes,
    { query: { ids: asked.join() } },
    { enabled: asked.length > 0 },
  );
  return query.data?.data ?? [];
}
