'use client';

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { BidiText } from '@/components/ui/bidi-text';
import { Card } from '@/components/ui/card';
import { EmptyView } from '@/components/ui/empty-view';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { TimeAgo } from '@/components/ui/time-ago';
import { useOutbox } from '@/hooks/admin/use-outbox';
import { LetterView } from './letter-view';
import styles from './outbox.module.css';

/** The letters a mail server would have sent, to be read in the browser. */
export function Outbox() {
  const { t } = useTranslation('creator');
  const query = useOutbox();
  const { data, error } = query;
  const [chosen, setChosen] = useState<string | null>(null);
  if (!data && error) {
    return <LoadError title={t('outbox.failed')} query={query} />;
  }
  if (!data) {
    return (
      <SkeletonGroup className={styles.bones}>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} shape="block" height={72} />
        ))}
      </SkeletonGroup>
    );
  }
  const letters = data.data;
  if (letters.length === 0) {
    return <EmptyView drawing="notifications" title={t('outbox.empty')} subtitle={t('outbox.emptyHint')} />;
  }
  const open = letters.find(({ _id }) => _id === chosen) ?? letters[0];
  return (
    <div className={styles.columns}>
      <Card as="div" padding="none">
        <ul aria-label={t('outbox.list')} className={styles.list}>
          {letters.map(({ _id, subject, to, sentAt }) => (
            <li key={_id}>
              <button
                type="button"
                className={styles.row}
                aria-current={_id === open?._id ? 'true' : undefined}
                onClick={() => setChosen(_id)}
              >
                <BidiText className={styles.subject}>{subject}</BidiText>
                <span className={styles.facts}>
                  <bdi dir="ltr">{to}</bdi>
                  <TimeAgo time={sentAt} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Card>
      {open ? <LetterView letter={open} /> : null}
    </div>
  );
}
