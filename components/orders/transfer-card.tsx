'use client';

import Alert from '@mui/material/Alert';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BidiText } from '@/components/ui/bidi-text';
import { Card } from '@/components/ui/card';
import type { OrderView } from '@/lib/contract/orders';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { formatMoment } from '@/lib/shared/dates';
import { groupIban } from '@/lib/shared/iban-groups';
import { formatMoney, toDecimal } from '@/lib/shared/money-format';
import { CopyRow } from './copy-row';
import { OtherWays } from './other-ways';
import { ReceiptUpload } from './receipt-upload';
import styles from './transfer-card.module.css';

type TransferCardProps = { order: OrderView };

/** How to pay an order by bank transfer, and where to send its receipt. Shows nothing for other orders. */
export function TransferCard({ order }: TransferCardProps) {
  const { t } = useTranslation('transfers');
  const { intl } = useLocale();
  const zone = useTimeZone();
  const titleId = useId();
  const { payment, total } = order;
  const transfer = payment?.transfer;
  const isAwaited = payment?.status === 'awaiting_transfer' || payment?.status === 'rejected';
  if (order.status !== 'awaiting_payment' || !transfer || !isAwaited) return null;
  const { bank, reference, receipt } = transfer;
  return (
    <Card as="section" padding="large" labelledBy={titleId} className={`stack gap-4 ${styles.card}`}>
      <h2 id={titleId} className="type-h6">
        {t('buyer.title')}
      </h2>
      {receipt?.status === 'rejected' ? (
        <Alert severity="warning">
          {t('buyer.rejected', { reason: t(`reason.${receipt.reason as 'other'}`) })}
          {receipt.note ? <BidiText className={styles.note}>{receipt.note}</BidiText> : null}
        </Alert>
      ) : null}
      <p className="type-body2 text-secondary">{t('buyer.steps')}</p>
      <dl className={`grid gap-1 ${styles.rows}`}>
        <CopyRow
          label={t('buyer.amount')}
          value={formatMoney(total, intl)}
          copied={toDecimal(total)}
          strong
        />
        <CopyRow label={t('buyer.reference')} value={reference} hint={t('buyer.referenceHint')} strong />
        <CopyRow label={t('buyer.holder')} value={bank.holder} />
        <CopyRow label={t('buyer.bank')} value={bank.name} />
        <CopyRow label={t('buyer.account')} value={groupIban(bank.account)} copied={bank.account} />
        {bank.swift ? <CopyRow label={t('buyer.swift')} value={bank.swift} /> : null}
        <div>
          <dt>{t('buyer.until')}</dt>
          <dd>{formatMoment(order.expiresAt, intl, zone)}</dd>
        </div>
      </dl>
      <ReceiptUpload orderId={order._id} again={receipt !== null} />
      <OtherWays order={order} />
    </Card>
  );
}
