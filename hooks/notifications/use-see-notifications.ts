'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '@/lib/client/call';
import { getUnreadCount, seeNotifications } from '@/lib/client/endpoints.gen';

/** Specification, section 9. */
const RECOUNT_AFTER_MS = 500;

/** When the panel opens, all are marked as seen; the unread count is loaded again 500 ms later. */
export function useSeeNotifications(open: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!open) return;
    // A failure here only leaves the badge as it was.
    call(seeNotifications, {}).catch(() => {});
    const timer = setTimeout(
      () => void client.invalidateQueries({ queryKey: [getUnreadCount.id] }),
      RECOUNT_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [open, client]);
}
