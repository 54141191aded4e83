'use client';

import { useEndpointList } from '@/hooks/use-endpoint-list';
import { listNotifications } from '@/lib/client/endpoints.gen';

/** The member's notifications, newest first, page by page. */
export function useNotifications() {
  return useEndpointList(listNotifications, {});
}
