'use client';

import { useTranslation } from 'react-i18next';
import { BidiText } from '@/components/ui/bidi-text';
import { ASKED_REASONS } from '@/lib/contract/choices';
import type { RefundView } from '@/lib/contract/refunds';
import type { RefundReader } from '@/lib/shared/refund-words';
import styles from './refunds.module.css';

type RefundWordsProps = { refund: Pick<RefundView, 'note' | 'answer' | 'reason'>; reader: RefundReader };

/** The buyer's text, and the answer to it or the message that came with the money, if there are any. */
export function RefundWords({ refund: { note, answer, reason }, reader }: RefundWordsProps) {
  const { t } = useTranslation('refunds');
  return (
    <>
      {note ? (
        <p className={styles.words}>
          <strong>{t('wrote', { context: reader })}</strong>
          <BidiText>{note}</BidiText>
        </p>
      ) : null}
      {answer ? (
        <p className={styles.words}>
          <strong>{t(labelOf(reason, reader))}</strong>
          <BidiText>{answer}</BidiText>
        </p>
      ) : null}
    </>
  );
}

function labelOf(reason: RefundView['reason'], reader: RefundReader) {
  if (ASKED_REASONS.some((asked) => asked === reason)) return 'said';
  if (reason === 'goodwill') return reader === 'seller' ? 'message.yours' : 'message.seller';
  return reason === 'by_team' ? 'message.team' : 'message.other';
}
