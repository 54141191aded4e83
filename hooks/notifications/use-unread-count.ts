'use client';

import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getUnreadCount } from '@/lib/client/endpoints.gen';

const EVERY_MINUTE = 60_000;

/** How many notifications are neither read nor seen: what the bell's badge shows. 0 until it is known. */
export function useUnreadCount() {
  const { data, refetch } = useEndpointQuery(getUnreadCount, {}, { refetchInterval: EVERY_MINUTE });
  return { unreadCount: data?.unreadCount ?? 0, refetch };
}
