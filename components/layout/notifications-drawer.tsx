'use client';

import Drawer from '@mui/material/Drawer';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyView } from '@/components/ui/empty-view';
import { ErrorBlock } from '@/components/ui/error-block';
import { Icon } from '@/components/ui/icon';
import { type ListEnd, LoadMore } from '@/components/ui/load-more';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import bar from './bar-controls.module.css';
import { type NotificationItem, NotificationRow } from './notification-row';
import styles from './notifications-drawer.module.css';
import { DRAWER_SIDE } from './sides';

type NotificationsDrawerProps<T extends NotificationItem> = {
  open: boolean;
  onClose: () => void;
  /** Undefined while the first page is loading. */
  rows: readonly T[] | undefined;
  /** Marks it as read and opens the post, or else the sender's profile; the caller knows how. */
  onOpenRow: (row: T) => void;
  /** The message when loading failed. */
  error?: string | null;
  onRetry?: () => void;
  /** Undefined when `rows` has all of them. */
  list?: ListEnd;
};

/** The panel at the inline-end. It only shows what it is given. */
export function NotificationsDrawer<T extends NotificationItem>(props: NotificationsDrawerProps<T>) {
  const { t } = useTranslation(['layout', 'common']);
  const titleId = useId();
  return (
    <Drawer
      anchor={DRAWER_SIDE.notifications}
      open={props.open}
      onClose={props.onClose}
      slotProps={{ paper: { className: styles.paper, 'aria-labelledby': titleId } }}
    >
      <header className={styles.head}>
        <h2 id={titleId} className="type-h5">
          {t('notifications.title')}
        </h2>
        <button
          type="button"
          className={bar.round}
          aria-label={t('common:action.close')}
          onClick={props.onClose}
        >
          <Icon name="close" size={22} />
        </button>
      </header>
      <Content {...props} />
    </Drawer>
  );
}

function Content<T extends NotificationItem>(props: NotificationsDrawerProps<T>) {
  const { rows, error, onRetry, onOpenRow, list } = props;
  const { t } = useTranslation('layout');
  if (error) return <ErrorBlock title={t('notifications.errorTitle')} subtitle={error} onRetry={onRetry} />;
  if (!rows) return <Waiting />;
  if (rows.length === 0) {
    return (
      <EmptyView
        drawing="notifications"
        title={t('notifications.emptyTitle')}
        subtitle={t('notifications.emptySubtitle')}
      />
    );
  }
  return (
    <>
      <ul>
        {rows.map((row) => (
          <NotificationRow key={row._id} item={row} onClick={onOpenRow} />
        ))}
      </ul>
      {list ? <LoadMore list={list} /> : null}
    </>
  );
}

const WAITING_ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

function Waiting() {
  return (
    <SkeletonGroup>
      {WAITING_ROWS.map((row) => (
        <div key={row} className={styles.waiting}>
          <Skeleton shape="circle" width={44} height={44} />
          <div className="grow">
            <Skeleton width="80%" />
            <Skeleton width="30%" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
