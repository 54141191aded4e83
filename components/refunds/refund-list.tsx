'use client';

import { useTranslation } from 'react-i18next';
import { Money } from '@/components/ui/money';
import { StatusChip } from '@/components/ui/status-chip';
import type { RefundView } from '@/lib/contract/refunds';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { formatMoneyDate } from '@/lib/shared/dates';
import type { RefundReader } from '@/lib/shared/refund-words';
import { RefundHint } from './refund-hint';
import { refundTones } from './refund-tones';
import { RefundWords } from './refund-words';
import styles from './refunds.module.css';
import { useReasonWords } from './use-reason-words';

type RefundListProps = { refunds: readonly RefundView[]; label: string; reader: RefundReader };

/** Refunds and refund requests, newest first, with the state in words. */
export function RefundList({ refunds, label, reader }: RefundListProps) {
  const { t } = useTranslation('refunds');
  const { intl } = useLocale();
  const zone = useTimeZone();
  const reason = useReasonWords(reader);
  return (
    <ul className={styles.list} aria-label={label}>
      {refunds.map((refund) => (
        <li key={refund._id} className={styles.row}>
          <div className={styles.head}>
            <Money money={refund.amount} className={styles.amount} />
            <StatusChip label={t(`status.${refund.status}`)} tone={refundTones[refund.status]} />
          </div>
          <p className="type-body2 text-secondary">
            {reason(refund)} ·{' '}
            <time dateTime={refund.createdAt}>{formatMoneyDate(refund.createdAt, 'text', intl, zone)}</time>
          </p>
          <RefundHint status={refund.status} reader={reader} />
          <RefundWords refund={refund} reader={reader} />
        </li>
      ))}
    </ul>
  );
}
