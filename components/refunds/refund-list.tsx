'use client';

import { useTranslation } from 'react-i18next';
import { Money } from '@/components/ui/money';
import { StatusChip } from '@/components/ui/status-chip';
import type { RefundView } from '@/lib/contract/refunds';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { formatMoneyDate } from '@/lib/shared/dates';
import { refundTones } from './refund-tones';
import { RefundWords } from './refund-words';
import styles from './refunds.module.css';

type RefundListProps = { refunds: readonly RefundView[]; label: string };

/** Refunds and refund requests, newest first, with the state in words. */
export function RefundList({ refunds, label }: RefundListProps) {
  const { t } = useTranslation('refunds');
  const { intl } = useLocale();
  const zone = useTimeZone();
  return (
    <ul className={styles.list} aria-label={label}>
      {refunds.map(({ _id, status, reason, amount, createdAt, note, answer }) => (
        <li key={_id} className={styles.row}>
          <div className={styles.head}>
            <Money money={amount} className={styles.amount} />
            <StatusChip label={t(`status.${status}`)} tone={refundTones[status]} />
          </div>
          <p className={styles.quiet}>
            {t(`reason.${reason}`)} ·{' '}
            <time dateTime={createdAt}>{formatMoneyDate(createdAt, 'text', intl, zone)}</time>
          </p>
          <p className={styles.quiet}>{t(`hint.${status}`)}</p>
          <RefundWords note={note} answer={answer} />
        </li>
      ))}
    </ul>
  );
}
