'use client';

import { useRouter } from 'next/navigation';
import { useNotifications } from '@/hooks/notifications/use-notifications';
import { useReadNotification } from '@/hooks/notifications/use-read-notification';
import { useSeeNotifications } from '@/hooks/notifications/use-see-notifications';
import { useCover } from '@/hooks/use-cover';
import { useErrorText } from '@/hooks/use-error-text';
import type { NotificationView } from '@/lib/contract/notifications';
import { noticeTarget } from '@/lib/shared/notice-kinds';
import type { PanelState } from './member-shell';
import { NotificationsDrawer } from './notifications-drawer';

/** The panel with the member's notifications. Opening it marks all as seen; a click on a row marks that one as read. */
export function NotificationsPanel({ open, onClose }: PanelState) {
  const router = useRouter();
  const list = useNotifications();
  const read = useReadNotification();
  const errorText = useErrorText();
  const leave = useCover(open, onClose);
  useSeeNotifications(open);

  const openRow = (row: NotificationView) => {
    if (!row.isRead) read.run({ params: { id: row._id } });
    const target = noticeTarget(row);
    leave(target);
    router.replace(target);
  };

  return (
    <NotificationsDrawer
      open={open}
      onClose={onClose}
      rows={list.isPending ? undefined : list.items}
      onOpenRow={openRow}
      error={list.isError && list.items.length === 0 ? errorText(list.error) : null}
      onRetry={() => void list.refetch()}
      list={list}
    />
  );
}
