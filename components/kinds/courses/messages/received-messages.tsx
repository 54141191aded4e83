'use client';

import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '@/components/action/confirm-action';
import { LoadError } from '@/components/session/load-error';
import { AppLink } from '@/components/ui/app-link';
import { Avatar } from '@/components/ui/avatar';
import { BidiText } from '@/components/ui/bidi-text';
import { Card } from '@/components/ui/card';
import { EmptyView } from '@/components/ui/empty-view';
import { Icon } from '@/components/ui/icon';
import { LoadMore } from '@/components/ui/load-more';
import { MenuButton } from '@/components/ui/menu-button';
import { PageTitle } from '@/components/ui/page-title';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { mapCachedRows } from '@/hooks/map-cached-rows';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import { listReceivedMessages, reportCourseMessage } from '@/lib/client/endpoints.gen';
import type { CourseMessage } from '@/lib/contract/kinds/course-messages';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { isolate } from '@/lib/shared/arabic';
import { formatDateTime } from '@/lib/shared/dates';
import { paths } from '@/lib/shared/paths';
import styles from '../students/messages.module.css';

const AVATAR = 40;

type ReceivedMessagesProps = { courseId: string };

/** What the creator of a bought course wrote to those who have it. */
export function ReceivedMessages({ courseId }: ReceivedMessagesProps) {
  const { t } = useTranslation('course-room');
  const list = useEndpointList(listReceivedMessages, { params: { id: courseId } });
  if (list.isPending)
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height={160} />
      </SkeletonGroup>
    );
  if (!list.first) return <LoadError title={t('messages.failed')} query={list} />;
  return (
    <>
      <PageTitle
        actions={
          <Button href={paths.purchasedPosts()} variant="outlined">
            {t('messages.course')}
          </Button>
        }
      >
        {t('messages.title', { title: isolate(list.first.title) })}
      </PageTitle>
      {list.items.length === 0 ? (
        <EmptyView drawing="people" title={t('messages.none')} />
      ) : (
        <ul className="stack gap-4" aria-label={t('messages.list')}>
          {list.items.map((message) => (
            <Card as="li" key={message._id}>
              <Message courseId={courseId} message={message} />
            </Card>
          ))}
        </ul>
      )}
      <LoadMore list={list} />
    </>
  );
}

function Message({ courseId, message }: ReceivedMessagesProps & { message: CourseMessage }) {
  const { t } = useTranslation('course-room');
  const { intl } = useLocale();
  const zone = useTimeZone();
  const { from, text, sentAt, isReported } = message;
  return (
    <div className={`stack gap-1 ${styles.message}`}>
      <div className="row gap-3">
        <Avatar name={from.name} src={from.profilePic} size={AVATAR} />
        <p className="grid grow min-0">
          <AppLink href={paths.user(from._id)} className="type-label anywhere">
            <BidiText>{from.name}</BidiText>
          </AppLink>
          <time className={styles.facts} dateTime={sentAt}>
            {formatDateTime(sentAt, intl, zone)}
          </time>
        </p>
        {isReported ? null : <Report courseId={courseId} messageId={message._id} />}
      </div>
      <BidiText as="p" className={styles.text}>
        {text}
      </BidiText>
      {isReported ? <p className={styles.facts}>{t('messages.reported')}</p> : null}
    </div>
  );
}

function Report({ courseId, messageId }: ReceivedMessagesProps & { messageId: string }) {
  const { t } = useTranslation('course-room');
  const client = useQueryClient();
  const markReported = () =>
    mapCachedRows<CourseMessage>(client, [listReceivedMessages], (row) =>
      row._id === messageId ? { ...row, isReported: true } : row,
    );
  const [asks, setAsks] = useState(false);
  return (
    <>
      <MenuButton label={t('messages.menu')} className={styles.menu}>
        {(anchor, close) => (
          <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
            <MenuItem
              onClick={() => {
                close();
                setAsks(true);
              }}
            >
              <Icon name="flag" size={20} />
              {t('messages.report')}
            </MenuItem>
          </Menu>
        )}
      </MenuButton>
      <ConfirmAction
        endpoint={reportCourseMessage}
        subject={asks || null}
        input={() => ({ params: { id: courseId, messageId } })}
        title={t('messages.report')}
        confirmLabel={t('messages.report')}
        onDone={markReported}
        onClose={() => setAsks(false)}
      >
        {t('messages.reportSure')}
      </ConfirmAction>
    </>
  );
}
