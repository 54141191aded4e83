'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { BidiText } from '@/components/ui/bidi-text';
import { Money } from '@/components/ui/money';
import { StatusChip } from '@/components/ui/status-chip';
import { useCodeWords } from '@/hooks/use-code-words';
import type { RefundRow } from '@/lib/contract/refunds';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { isolate } from '@/lib/shared/arabic';
import { formatMoneyDate } from '@/lib/shared/dates';
import { paths } from '@/lib/shared/paths';
import type { Decider } from './decider';
import { refundTones } from './refund-tones';
import { RefundWords } from './refund-words';
import styles from './refunds.module.css';
import { useReasonWords } from './use-reason-words';

type QueueRowProps = { by: Decider; row: RefundRow; onDecide: (grant: boolean) => void };

/** A refund request: the buyer, the product, the reason, and the buttons. */
export function QueueRow({ by, row, onDecide }: QueueRowProps) {
  const { t } = useTranslation(['sale-refunds', 'refunds']);
  const { intl } = useLocale();
  const zone = useTimeZone();
  const words = useCodeWords();
  const { status, title, amount, buyer, seller, orderNumber, createdAt } = row;
  const reason = useReasonWords(by);
  const from = t('sales.from', {
    buyer: isolate(buyer?.name ?? t('sale.unnamed')),
    number: isolate(orderNumber),
  });
  return (
    <li className={`${styles.row} ${styles.inset}`}>
      <div className={styles.head}>
        <BidiText className="min-0 type-label anywhere">{title}</BidiText>
        <StatusChip label={t(`refunds:status.${status}`)} tone={refundTones[status]} />
      </div>
      <p className="type-body2 text-secondary">{from}</p>
      {by === 'operator' ? (
        <p className="type-body2 text-secondary">
          {t('sale.seller')}: <BidiText>{seller.name}</BidiText>
        </p>
      ) : null}
      <p className="type-body2 text-secondary">
        <Money money={amount} className={styles.amount} /> · {reason(row)} ·{' '}
        <time dateTime={createdAt}>{formatMoneyDate(createdAt, 'text', intl, zone)}</time>
      </p>
      <RefundWords refund={row} reader={by} />
      {by === 'operator' && row.failure ? (
        <p className="type-body2 text-secondary">
          {t('admin.failure')}: <BidiText>{words(row.failure, 'sale-refunds:failure')}</BidiText>
        </p>
      ) : null}
      <div className={styles.actions}>
        {status === 'requested' ? (
          <>
            <Button onClick={() => onDecide(true)}>{t('decide.grant')}</Button>
            <Button variant="outlined" color="inherit" onClick={() => onDecide(false)}>
              {t('decide.decline')}
            </Button>
          </>
        ) : null}
        <Button
          variant="text"
          href={by === 'operator' ? paths.adminSale(row.saleId) : paths.sale(row.saleId)}
        >
          {t('sales.sale')}
        </Button>
      </div>
    </li>
  );
}
