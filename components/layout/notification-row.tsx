'use client';

import { useTranslation } from 'react-i18next';
import { Avatar } from '@/components/ui/avatar';
import { Logo } from '@/components/ui/logo';
import { TimeAgo } from '@/components/ui/time-ago';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { isolatedParts } from '@/lib/shared/arabic';
import styles from './notification-row.module.css';

type Person = { _id: string; name: string; profilePic: string | null };

/** The fields of a notification that a row shows; the API's `NotificationView` fits. */
export type NotificationItem = {
  _id: string;
  isRead: boolean;
  /** Null for notices of the platform itself. */
  from: Person | null;
  /** Some of the others who did the same. */
  others: Person[];
  /** A whole sentence. The names in it, and quoted words, are isolated. */
  message: string;
  createdAt: string;
};

type NotificationRowProps<T extends NotificationItem> = { item: T; onClick: (item: T) => void };

/** 90 px high: unread dot, avatars, message in two lines, relative time. */
export function NotificationRow<T extends NotificationItem>({ item, onClick }: NotificationRowProps<T>) {
  const { t } = useTranslation('layout');
  return (
    <li>
      <button type="button" className={styles.row} data-unread={!item.isRead} onClick={() => onClick(item)}>
        <span className={styles.dot}>
          {item.isRead ? null : <VisuallyHidden>{t('notifications.unread')}</VisuallyHidden>}
        </span>
        <Faces item={item} />
        <span className={styles.words}>
          <span className={styles.message}>
            {isolatedParts(item.message).map(({ text, isIsolated }, index) => {
              if (!isIsolated) return text;
              const className = text === item.from?.name ? styles.name : undefined;
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change places
                <bdi key={index} className={className}>
                  {text}
                </bdi>
              );
            })}
          </span>
          <TimeAgo time={item.createdAt} className={styles.time} />
        </span>
      </button>
    </li>
  );
}

/**
 * The avatar of the latest person, with another one below it if there are several; the logo for notices of the
 * platform.
 */
function Faces({ item: { from, others } }: { item: NotificationItem }) {
  if (!from) return <Logo size={44} />;
  const [other] = others;
  if (!other) return <Avatar name={from.name} src={from.profilePic} size={44} />;
  return (
    <span className={styles.faces}>
      <Avatar name={other.name} src={other.profilePic} size={32} />
      <Avatar name={from.name} src={from.profilePic} size={32} className={styles.front ?? ''} />
    </span>
  );
}
