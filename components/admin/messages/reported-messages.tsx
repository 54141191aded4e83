'use client';

import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '@/components/action/confirm-action';
import { AdminList } from '@/components/admin/lists/admin-list';
import lists from '@/components/admin/lists/lists.module.css';
import { AppLink } from '@/components/ui/app-link';
import { BidiText } from '@/components/ui/bidi-text';
import { Card } from '@/components/ui/card';
import { EmptyView } from '@/components/ui/empty-view';
import { useAction } from '@/hooks/use-action';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import { judgeCourseMessage, listReportedMessages } from '@/lib/client/endpoints.gen';
import type { ReportedMessage } from '@/lib/contract/kinds/course-messages';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { formatMoment } from '@/lib/shared/dates';
import { paths } from '@/lib/shared/paths';

/** Messages of creators to their buyers that somebody reported, newest first. */
export function ReportedMessages() {
  const { t } = useTranslation('operator');
  const list = useEndpointList(listReportedMessages, {});
  const empty = <EmptyView drawing="search" title={t('reportedMessages.empty')} />;
  return (
    <AdminList
      list={list}
      label={t('pages.messages.title')}
      failed={t('reportedMessages.failed')}
      empty={empty}
      look="cards"
    >
      {(message) => <MessageCard message={message} />}
    </AdminList>
  );
}

type MessageCardProps = { message: ReportedMessage };

function MessageCard({ message: { _id, from, text, sentAt, course, ...counts } }: MessageCardProps) {
  const { t } = useTranslation('operator');
  const { intl } = useLocale();
  const zone = useTimeZone();
  return (
    <Card as="li" padding="large" className="stack gap-3">
      <p className={lists.line}>
        <AppLink href={paths.adminPerson(from._id)}>
          <BidiText>{from.name}</BidiText>
        </AppLink>
        <AppLink href={paths.product(course._id)}>
          <BidiText>{course.title}</BidiText>
        </AppLink>
      </p>
      <p className={lists.line}>
        <time dateTime={sentAt}>{formatMoment(sentAt, intl, zone)}</time>
        <span>{t('reportedMessages.readers', { count: counts.readersCount })}</span>
        <span>{t('reportedMessages.reports', { count: counts.reportsCount })}</span>
      </p>
      <BidiText as="p" className="type-body2 text-secondary">
        {text}
      </BidiText>
      <Decisions id={_id} />
    </Card>
  );
}

function Decisions({ id }: { id: string }) {
  const { t } = useTranslation('operator');
  const [asks, setAsks] = useState(false);
  const judge = useAction(judgeCourseMessage, { toastsFailure: true });
  return (
    <div className={lists.actions}>
      <Button
        variant="outlined"
        loading={judge.isPending}
        onClick={() => judge.run({ params: { id }, body: { isKept: true } })}
      >
        {t('reportedMessages.keep')}
      </Button>
      <Button variant="outlined" color="error" onClick={() => setAsks(true)}>
        {t('reportedMessages.remove')}
      </Button>
      <ConfirmAction
        endpoint={judgeCourseMessage}
        subject={asks ? id : null}
        input={(id) => ({ params: { id }, body: { isKept: false } })}
        title={t('reportedMessages.remove')}
        confirmLabel={t('reportedMessages.remove')}
        destructive
        onClose={() => setAsks(false)}
      >
        {t('reportedMessages.sure')}
      </ConfirmAction>
    </div>
  );
}
