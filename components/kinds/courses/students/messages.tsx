'use client';

import { useState } from 'react';
import { FormShell } from '@/components/forms/form-shell';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextAreaField } from '@/components/forms/text-area-field';
import { ListView } from '@/components/session/query-view';
import { BidiText } from '@/components/ui/bidi-text';
import { LoadMore } from '@/components/ui/load-more';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { TitledCard } from '@/components/ui/titled-card';
import { useAction } from '@/hooks/use-action';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import { createCourseMessage, listCourseMessages } from '@/lib/client/endpoints.gen';
import { STOPPED_DAYS } from '@/lib/contract/choices';
import type { SentMessage } from '@/lib/contract/kinds/course-messages';
import { COURSE_MESSAGE } from '@/lib/contract/limits';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { formatDateTime } from '@/lib/shared/dates';
import { useCourseWords } from '../use-course-words';
import styles from './messages.module.css';

const schema = async () => (await import('@/lib/contract/kinds/course-messages')).CourseMessageInput;

type MessagesToStudentsProps = { courseId: string };

/** What a creator wrote to those who have the course, and a new message. */
export function MessagesToStudents({ courseId }: MessagesToStudentsProps) {
  const { t } = useCourseWords('course-students');
  // A sent form begins again.
  const [sent, setSent] = useState(0);
  return (
    <div className="stack gap-4">
      <TitledCard title={t('messages.write')} hint={t('messages.hint')}>
        <MessageForm key={sent} courseId={courseId} onSent={() => setSent(sent + 1)} />
      </TitledCard>
      <TitledCard title={t('messages.list')}>
        <SentMessages courseId={courseId} />
      </TitledCard>
    </div>
  );
}

function MessageForm({ courseId, onSent }: MessagesToStudentsProps & { onSent: () => void }) {
  const { t } = useCourseWords('course-students');
  const send = useAction(createCourseMessage, {
    done: ({ readersCount }) => t('messages.sent', { count: readersCount }),
  });
  const options = [
    { value: 'all', label: t('messages.toAll') },
    ...STOPPED_DAYS.map((days) => ({
      value: days,
      label: t('messages.toStopped', { count: Number(days) }),
    })),
  ];
  return (
    <FormShell
      schema={schema}
      defaultValues={{ to: 'all', text: '' }}
      label={t('messages.write')}
      onSubmit={async (body) => {
        await send.runAsync({ params: { id: courseId }, body });
        onSent();
      }}
    >
      <SelectField name="to" label={t('messages.to')} options={options} />
      <TextAreaField
        name="text"
        label={t('messages.text')}
        rows={4}
        max={COURSE_MESSAGE.mostLetters}
        required
      />
      <SubmitButton fullWidth={false}>{t('messages.send')}</SubmitButton>
    </FormShell>
  );
}

function SentMessages({ courseId }: MessagesToStudentsProps) {
  const { t } = useCourseWords('course-students');
  const list = useEndpointList(listCourseMessages, { params: { id: courseId } });
  const skeleton = (
    <SkeletonGroup>
      <Skeleton shape="block" height={96} />
    </SkeletonGroup>
  );
  return (
    <ListView
      list={list}
      failed={t('messages.failed')}
      skeleton={skeleton}
      empty={<p className={styles.facts}>{t('messages.none')}</p>}
    >
      {(messages) => (
        <>
          <ul className="stack gap-4" aria-label={t('messages.list')}>
            {messages.map((message) => (
              <SentRow key={message._id} message={message} />
            ))}
          </ul>
          <LoadMore list={list} />
        </>
      )}
    </ListView>
  );
}

function SentRow({ message: { to, text, sentAt, readersCount, isRemoved } }: { message: SentMessage }) {
  const { t } = useCourseWords('course-students');
  const { intl } = useLocale();
  const zone = useTimeZone();
  return (
    <li className={`stack gap-1 ${styles.message}`}>
      {isRemoved ? (
        <p className={styles.facts}>{t('messages.removed')}</p>
      ) : (
        <BidiText as="p" className={styles.text}>
          {text}
        </BidiText>
      )}
      <p className={styles.facts}>
        <time dateTime={sentAt}>{formatDateTime(sentAt, intl, zone)}</time>
        <span>{t('messages.readers', { count: readersCount })}</span>
        {to === 'all' ? null : <span>{t('messages.toStopped', { count: Number(to) })}</span>}
      </p>
    </li>
  );
}
