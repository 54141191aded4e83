'use client';

import { useQueryClient } from '@tanstack/react-query';
import { mapCachedRows } from '@/hooks/map-cached-rows';
import { useMemberMutation } from '@/hooks/session/use-member-mutation';
import { call } from '@/lib/client/call';
import { getUnreadCount, listNotifications, readNotification } from '@/lib/client/endpoints.gen';
import type { NotificationView } from '@/lib/contract/notifications';

/** Marks a notification as read, at once; undone if the server refuses. */
export function useReadNotification() {
  const client = useQueryClient();
  const show = (id: string, isRead: boolean) =>
    mapCachedRows<NotificationView>(client, [listNotifications], (row) =>
      row._id === id && row.isRead !== isRead ? { ...row, isRead } : row,
    );
  return useMemberMutation<unknown, string>({
    mutationFn: (id) => call(readNotification, { params: { id } }),
    onMutate: (id) => show(id, true),
    onError: (_error, id) => show(id, false),
    onSettled: () => void client.invalidateQueries({ queryKey: [getUnreadCount.id] }),
  });
}
