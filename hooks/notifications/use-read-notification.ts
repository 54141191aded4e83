'use client';

import type { QueryClient } from '@tanstack/react-query';
import { mapCachedRows } from '@/hooks/map-cached-rows';
import { useAction } from '@/hooks/use-action';
import { listNotifications, readNotification } from '@/lib/client/endpoints.gen';
import type { NotificationView } from '@/lib/contract/notifications';

/** Marks a notification as read, at once; undone if the server refuses. */
export function useReadNotification() {
  return useAction(readNotification, {
    ahead: (client, { params: { id } }) => {
      show(client, id, true);
      return (answer) => {
        if (!answer) show(client, id, false);
      };
    },
  });
}

function show(client: QueryClient, id: string, isRead: boolean): void {
  mapCachedRows<NotificationView>(client, [listNotifications], (row) =>
    row._id === id && row.isRead !== isRead ? { ...row, isRead } : row,
  );
}
