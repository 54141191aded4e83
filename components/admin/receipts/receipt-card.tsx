'use client';

import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import lists from '@/components/admin/lists/lists.module.css';
import { BidiText } from '@/components/ui/bidi-text';
import { Card } from '@/components/ui/card';
import { type Fact, FactList } from '@/components/ui/fact-list';
import { Money } from '@/components/ui/money';
import type { ReceiptRow } from '@/lib/contract/transfers';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { formatMoment } from '@/lib/shared/dates';
import { ApproveDialog } from './approve-dialog';
import { ReceiptFile } from './receipt-file';
import styles from './receipts.module.css';
import { RejectDialog } from './reject-dialog';

type ReceiptCardProps = { receipt: ReceiptRow };

/** One receipt: what is due, what to look for in the bank's statement, and the decision. */
export function ReceiptCard({ receipt }: ReceiptCardProps) {
  const { t } = useTranslation('transfers');
  const { intl } = useLocale();
  const zone = useTimeZone();
  const [asked, setAsked] = useState<'approve' | 'reject' | null>(null);
  const close = () => setAsked(null);
  const { bankReference, decidedAt } = receipt;
  const facts: Fact[] = [
    [t('queue.due'), <Money key="due" money={receipt.due} className={styles.due} />],
    [
      t('queue.reference'),
      <bdi key="reference" dir="ltr">
        {receipt.reference}
      </bdi>,
    ],
    [
      t('queue.order'),
      <bdi key="order" dir="ltr">
        {receipt.orderNumber}
      </bdi>,
    ],
    [t('queue.buyer'), <BidiText key="buyer">{receipt.buyer.name}</BidiText>],
    [t('queue.sent'), formatMoment(receipt.submittedAt, intl, zone)],
    [t('queue.decided'), decidedAt ? formatMoment(decidedAt, intl, zone) : null],
    [
      t('queue.bankReference'),
      bankReference ? (
        <bdi key="bank" dir="ltr">
          {bankReference}
        </bdi>
      ) : null,
    ],
  ];
  return (
    <Card as="li" padding="large" className="stack gap-3">
      <FactList facts={facts} />
      {receipt.reason ? <p className={lists.strong}>{t(`reason.${receipt.reason}`)}</p> : null}
      {receipt.note ? <BidiText className="type-body2 text-secondary">{receipt.note}</BidiText> : null}
      <div className={lists.actions}>
        <ReceiptFile receipt={receipt} />
        {receipt.status === 'submitted' ? (
          <>
            <Button onClick={() => setAsked('approve')}>{t('queue.approve')}</Button>
            <Button variant="outlined" color="error" onClick={() => setAsked('reject')}>
              {t('queue.reject')}
            </Button>
            <ApproveDialog receipt={receipt} open={asked === 'approve'} onClose={close} />
            <RejectDialog receipt={receipt} open={asked === 'reject'} onClose={close} />
          </>
        ) : null}
      </div>
    </Card>
  );
}
