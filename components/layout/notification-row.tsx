'use client';

import { useTranslation } from 'react-i18next';
import { Avatar } from '@/components/ui/avatar';
import { Logo } from '@/components/ui/logo';
import { TimeAgo } from '@/components/ui/time-ago';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import styles from './notification-row.module.css';

/** As much of a notification as a row shows; the API's `NotificationView` fits. */
export type NotificationItem = {
  _id: string;
  isRead: boolean;
  /** Null for what the product itself says. */
  from: { _id: string; name: string; profilePic: string | null } | null;
  /** Stands after the sender's name. */
  message: string;
  createdAt: string;
};

type NotificationRowProps<T extends NotificationItem> = { item: T; onClick: (item: T) => void };

/** 90 px high: unread dot, sender's avatar, message in two lines, relative time. */
export function NotificationRow<T extends NotificationItem>({ item, onClick }: NotificationRowProps<T>) {
  const { t } = useTranslation('layout');
  return (
    <li>
      <button type="button" className={styles.row} data-unread={!item.isRead} onClick={() => onClick(item)}>
        <span className={styles.dot}>
          {item.isRead ? null : <VisuallyHidden>{t('notifications.unread')}</VisuallyHidden>}
        </span>
        {item.from ? (
          <Avatar name={item.from.name} src={item.from.profilePic} size={44} />
        ) : (
          <Logo size={44} />
        )}
        <span className={styles.words}>
          <span className={styles.message}>
            {item.from ? <bdi className={styles.name}>{item.from.name}</bdi> : null} <bdi>{item.message}</bdi>
          </span>
          <TimeAgo time={item.createdAt} className={styles.time} />
        </span>
      </button>
    </li>
  );
}
