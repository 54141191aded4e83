'use client';

import { useTranslation } from 'react-i18next';
import { BidiText } from '@/components/ui/bidi-text';
import styles from './refunds.module.css';

type RefundWordsProps = { note: string; answer: string };

/** The buyer's text and the answer, if there are any. */
export function RefundWords({ note, answer }: RefundWordsProps) {
  const { t } = useTranslation('refunds');
  return (
    <>
      {note ? (
        <p className={styles.words}>
          <strong>{t('wrote')}</strong>
          <BidiText>{note}</BidiText>
        </p>
      ) : null}
      {answer ? (
        <p className={styles.words}>
          <strong>{t('said')}</strong>
          <BidiText>{answer}</BidiText>
        </p>
      ) : null}
    </>
  );
}
