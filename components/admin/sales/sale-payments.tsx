'use client';

import { useTranslation } from 'react-i18next';
import { BidiText } from '@/components/ui/bidi-text';
import { type Fact, FactList } from '@/components/ui/fact-list';
import { Money } from '@/components/ui/money';
import { StatusChip } from '@/components/ui/status-chip';
import { useCodeWords } from '@/hooks/use-code-words';
import type { SalePayment } from '@/lib/contract/operator-sales';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { isolate } from '@/lib/shared/arabic';
import { formatMoment } from '@/lib/shared/dates';
import { SaleEntries } from './sale-entries';
import { paymentTones, receiptTones } from './sale-tones';
import styles from './sales.module.css';

type SalePaymentsProps = { payments: readonly SalePayment[] };

/** Every attempt to pay, with its reference at the gateway or the bank. */
export function SalePayments({ payments }: SalePaymentsProps) {
  const { t } = useTranslation('operator-sales');
  return (
    <SaleEntries title={t('payments')} none={t('noPayments')} rows={payments}>
      {(payment) => <Payment payment={payment} />}
    </SaleEntries>
  );
}

type PaymentProps = { payment: SalePayment };

function Payment({ payment }: PaymentProps) {
  const { t } = useTranslation('operator-sales');
  const { intl } = useLocale();
  const zone = useTimeZone();
  const words = useCodeWords();
  const facts: Fact[] = [
    [t('total'), <Money key="amount" money={payment.amount} />],
    [t('created'), formatMoment(payment.createdAt, intl, zone)],
    [t('changed'), formatMoment(payment.updatedAt, intl, zone)],
    [
      t('references'),
      <span key="references" className={styles.words}>
        {payment.references.map((reference) => (
          <bdi key={reference} dir="ltr">
            {reference}
          </bdi>
        ))}
      </span>,
    ],
    [
      t('why'),
      payment.failure && (
        <BidiText key="why">{words(payment.failure, 'operator-sales:failure', 'transfers:reason')}</BidiText>
      ),
    ],
  ];
  return (
    <>
      <div className={styles.head}>
        <h3 className="type-label anywhere">{words(payment.gateway, 'operator-sales:gateway')}</h3>
        <StatusChip label={t(`paymentState.${payment.status}`)} tone={paymentTones[payment.status]} />
      </div>
      <FactList facts={facts} />
      {payment.receipts.map((receipt) => (
        <Receipt key={receipt._id} receipt={receipt} />
      ))}
    </>
  );
}

type ReceiptProps = { receipt: SalePayment['receipts'][number] };

function Receipt({ receipt }: ReceiptProps) {
  const { t } = useTranslation(['operator-sales', 'transfers']);
  const { intl } = useLocale();
  const zone = useTimeZone();
  const moment = (time: string) => isolate(formatMoment(time, intl, zone));
  const { bankReference, decidedAt, decidedBy, reason, note, status } = receipt;
  return (
    <div className={styles.words}>
      <p className={styles.line}>
        <BidiText className="type-label anywhere">{receipt.name}</BidiText>
        <StatusChip label={t(`receiptState.${status}`)} tone={receiptTones[status]} />
      </p>
      <p className="type-caption anywhere text-secondary">
        {t('sent', { date: moment(receipt.submittedAt) })}
      </p>
      {decidedAt && decidedBy ? (
        <p className="type-caption anywhere text-secondary">
          {t('decidedBy', { name: isolate(decidedBy), date: moment(decidedAt) })}
        </p>
      ) : null}
      {bankReference ? (
        <p className="type-caption anywhere text-secondary">
          {t('bankReference')}: <bdi dir="ltr">{bankReference}</bdi>
        </p>
      ) : null}
      {reason ? (
        <p className="type-caption anywhere text-secondary">{t(`transfers:reason.${reason}` as never)}</p>
      ) : null}
      {note ? <BidiText className="type-caption anywhere text-secondary">{note}</BidiText> : null}
    </div>
  );
}
