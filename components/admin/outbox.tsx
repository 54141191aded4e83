'use client';

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '@/components/session/query-view';
import { BidiText } from '@/components/ui/bidi-text';
import { Card } from '@/components/ui/card';
import { EmptyView } from '@/components/ui/empty-view';
import { Icon } from '@/components/ui/icon';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { TimeAgo } from '@/components/ui/time-ago';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { listOutbox } from '@/lib/client/endpoints.gen';
import type { Payload } from '@/lib/contract/endpoint';
import { LetterView } from './letter-view';
import styles from './outbox.module.css';
import { TextView } from './text-view';

/** The letters and text messages that would have been sent, to read in the browser. */
export function Outbox() {
  const { t } = useTranslation('creator');
  // Each time the page is opened, the letters are loaded again.
  const query = useEndpointQuery(listOutbox, {}, { staleTime: 0 });
  const skeleton = (
    <SkeletonGroup className="grid gap-2">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} shape="block" height={72} />
      ))}
    </SkeletonGroup>
  );
  return (
    <QueryView query={query} failed={t('outbox.failed')} skeleton={skeleton}>
      {(data) => <Letters data={data} />}
    </QueryView>
  );
}

type LettersProps = { data: Payload<typeof listOutbox> };

function Letters({ data }: LettersProps) {
  const { t } = useTranslation('creator');
  const [chosen, setChosen] = useState<string | null>(null);
  // Ids of both kinds are in the order of time.
  const all = [
    ...data.data.map((letter) => ({ ...letter, kind: 'letter' as const, line: letter.subject })),
    ...data.texts.map((message) => ({
      ...{ ...message, kind: 'text' as const, line: message.text },
      calendar: undefined,
    })),
  ].sort((one, other) => (one._id < other._id ? 1 : -1));
  if (all.length === 0) {
    return <EmptyView drawing="notifications" title={t('outbox.empty')} subtitle={t('outbox.emptyHint')} />;
  }
  const open = all.find(({ _id }) => _id === chosen) ?? all[0];
  return (
    <div className={styles.columns}>
      <Card as="div" padding="none">
        <ul aria-label={t('outbox.list')} className={styles.list}>
          {all.map(({ _id, kind, line, to, sentAt, calendar }) => (
            <li key={_id}>
              <button
                type="button"
                className={styles.row}
                aria-current={_id === open?._id ? 'true' : undefined}
                onClick={() => setChosen(_id)}
              >
                <BidiText className={styles.subject}>{line}</BidiText>
                <span className={`row cluster type-caption text-secondary ${styles.facts}`}>
                  <Icon name={kind === 'letter' ? 'mail' : 'phone'} size={16} label={t(`outbox.${kind}`)} />
                  {calendar ? <Icon name="calendar" size={16} label={t('outbox.event')} /> : null}
                  <bdi dir="ltr">{to}</bdi>
                  <TimeAgo time={sentAt} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Card>
      {open?.kind === 'letter' ? <LetterView letter={open} /> : null}
      {open?.kind === 'text' ? <TextView message={open} /> : null}
    </div>
  );
}
