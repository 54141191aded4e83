'use client';

import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getUnreadCount } from '@/lib/client/endpoints.gen';
import { MINUTE } from '@/lib/shared/time';

/** How many notifications are neither read nor seen: what the bell's badge shows. 0 until it is known. */
export function useUnreadCount() {
  const { data, refetch } = useEndpointQuery(getUnreadCount, {}, { refetchInterval: MINUTE });
  return { unreadCount: data?.unreadCount ?? 0, refetch };
}
