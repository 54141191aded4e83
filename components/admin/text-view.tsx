'use client';

import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BidiText } from '@/components/ui/bidi-text';
import { Card } from '@/components/ui/card';
import type { Payload } from '@/lib/contract/endpoint';
import type { listOutbox } from '@/lib/contract/platform';
import styles from './outbox.module.css';

type TextViewProps = { message: Payload<typeof listOutbox>['texts'][number] };

/** One text message as a phone would show it. */
export function TextView({ message }: TextViewProps) {
  const { t } = useTranslation('creator');
  const titleId = useId();
  return (
    <Card labelledBy={titleId} className="grid gap-2">
      <h2 id={titleId} className="type-h6">
        {t('outbox.text')}
      </h2>
      <p className={`row cluster type-caption text-secondary ${styles.facts}`}>
        {t('outbox.to')} <bdi dir="ltr">{message.to}</bdi>
      </p>
      <p className={styles.message}>
        <BidiText>{message.text}</BidiText>
      </p>
    </Card>
  );
}
