'use client';

import { useRouter } from 'next/navigation';
import { useTranslation } from 'react-i18next';
import { NotificationRow } from '@/components/layout/notification-row';
import { LoadError } from '@/components/session/load-error';
import { Card } from '@/components/ui/card';
import { EmptyView } from '@/components/ui/empty-view';
import { LoadMore } from '@/components/ui/load-more';
import { useNotifications } from '@/hooks/notifications/use-notifications';
import { useReadNotification } from '@/hooks/notifications/use-read-notification';
import { useSeeNotifications } from '@/hooks/notifications/use-see-notifications';
import type { NotificationView } from '@/lib/contract/notifications';
import { noticeTarget } from '@/lib/shared/notice-kinds';

/** The member's notifications. Opening the list marks all as seen; a click on a row marks that one as read. */
export function NotificationList() {
  const { t } = useTranslation('layout');
  const router = useRouter();
  const list = useNotifications();
  const read = useReadNotification();
  useSeeNotifications(true);
  const openRow = (row: NotificationView) => {
    if (!row.isRead) read.run({ params: { id: row._id } });
    router.push(noticeTarget(row));
  };
  if (list.isError && list.items.length === 0) {
    return <LoadError title={t('notifications.errorTitle')} query={list} />;
  }
  if (!list.isPending && list.items.length === 0) {
    return (
      <EmptyView
        drawing="notifications"
        title={t('notifications.emptyTitle')}
        subtitle={t('notifications.emptySubtitle')}
      />
    );
  }
  return (
    <Card padding="none">
      <ul>
        {list.items.map((row) => (
          <NotificationRow key={row._id} item={row} onClick={openRow} />
        ))}
      </ul>
      <LoadMore list={list} />
    </Card>
  );
}
