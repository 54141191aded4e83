'use client';

import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BidiText } from '@/components/ui/bidi-text';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import type { Payload } from '@/lib/contract/endpoint';
import type { listOutbox } from '@/lib/contract/platform';
import styles from './outbox.module.css';

type LetterViewProps = { letter: Payload<typeof listOutbox>['data'][number] };

// The page's policy would refuse these styles and log it. A letter's dark colours are for mail programs.
const HEAD_STYLE = /<style>[^<]*<\/style>/;

/** One letter as its reader sees it, in a frame that can run nothing and reach nothing of this page. */
export function LetterView({ letter }: LetterViewProps) {
  const { t } = useTranslation('creator');
  const titleId = useId();
  return (
    <Card labelledBy={titleId} className="grid gap-2">
      <h2 id={titleId} className="type-h6">
        <BidiText>{letter.subject}</BidiText>
      </h2>
      <p className={`row cluster type-caption text-secondary ${styles.facts}`}>
        {t('outbox.to')} <bdi dir="ltr">{letter.to}</bdi>
      </p>
      {letter.calendar ? (
        <details>
          <summary className={styles.event}>
            <Icon name="calendar" size={20} />
            {t('outbox.event')}
          </summary>
          <pre dir="ltr" className={styles.file}>
            {letter.calendar}
          </pre>
        </details>
      ) : null}
      <iframe
        key={letter._id}
        className={styles.frame}
        title={t('outbox.letter')}
        sandbox=""
        srcDoc={letter.html.replace(HEAD_STYLE, '')}
      />
    </Card>
  );
}
