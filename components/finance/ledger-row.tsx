'use client';

import { useTranslation } from 'react-i18next';
import { BidiText } from '@/components/ui/bidi-text';
import { Money } from '@/components/ui/money';
import { StatusChip, type StatusTone } from '@/components/ui/status-chip';
import type { LedgerEntry } from '@/lib/contract/finance';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { isolate } from '@/lib/shared/arabic';
import { formatDateTime } from '@/lib/shared/dates';
import { formatMoney } from '@/lib/shared/money-format';
import styles from './rows.module.css';

const KINDS = [
  ...(['sale', 'release', 'refund', 'tip'] as const),
  ...(['payout_requested', 'payout_transferred', 'payout_failed'] as const),
];

const tones: Record<LedgerEntry['account'], StatusTone> = {
  pending: 'warning',
  available: 'success',
  reserved: 'info',
  receivable: 'error',
};

type LedgerRowProps = { entry: LedgerEntry };

/** One movement: what it was, to which part of the balance, and how much. */
export function LedgerRow({ entry }: LedgerRowProps) {
  const { t } = useTranslation('finance');
  const { intl } = useLocale();
  const kind = KINDS.find((known) => known === entry.kind) ?? 'other';
  const written = (money: NonNullable<LedgerEntry['gross']>) => isolate(formatMoney(money, intl));
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.head}>
          <strong>{t(`ledger.kind.${kind}`)}</strong>
          {entry.title ? <BidiText className={styles.what}>{entry.title}</BidiText> : null}
        </p>
        <p className={styles.facts}>
          <time dateTime={entry.createdAt}>{formatDateTime(entry.createdAt, intl)}</time>
          {entry.buyer && kind === 'sale' ? (
            <span>{t('ledger.buyer', { name: isolate(entry.buyer) })}</span>
          ) : null}
          {entry.gross && entry.fee && kind === 'sale' ? (
            <span>{t('ledger.breakdown', { gross: written(entry.gross), fee: written(entry.fee) })}</span>
          ) : null}
        </p>
      </div>
      <div className={styles.end}>
        <Money money={entry.amount} signed={entry.movedFrom === null} className={styles.amount} />
        <StatusChip label={t(`ledger.account.${entry.account}`)} tone={tones[entry.account]} />
      </div>
    </li>
  );
}
