'use client';

import { useTranslation } from 'react-i18next';
import { disputeTones, refundTones } from '@/components/refunds/refund-tones';
import { RefundWords } from '@/components/refunds/refund-words';
import { useReasonWords } from '@/components/refunds/use-reason-words';
import { BidiText } from '@/components/ui/bidi-text';
import { Money } from '@/components/ui/money';
import { StatusChip } from '@/components/ui/status-chip';
import { useCodeWords } from '@/hooks/use-code-words';
import type { SaleRefundView, SaleStory } from '@/lib/contract/operator-sales';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { isolate } from '@/lib/shared/arabic';
import { formatMoment, formatMoneyDate } from '@/lib/shared/dates';
import { SaleEntries } from './sale-entries';
import styles from './sales.module.css';

type SaleReversalsProps = Pick<SaleStory, 'refunds' | 'disputes'>;

/** Refunds with who made them and why, and disputes of the buyer's bank. */
export function SaleReversals({ refunds, disputes }: SaleReversalsProps) {
  const { t } = useTranslation('operator-sales');
  return (
    <>
      <SaleEntries title={t('refunds')} none={t('noRefunds')} rows={refunds}>
        {(refund) => <Refund refund={refund} />}
      </SaleEntries>
      {disputes.length > 0 ? (
        <SaleEntries title={t('disputes')} rows={disputes}>
          {(dispute) => <Dispute dispute={dispute} />}
        </SaleEntries>
      ) : null}
    </>
  );
}

type RefundProps = { refund: SaleRefundView };

function Refund({ refund }: RefundProps) {
  const { t } = useTranslation(['operator-sales', 'refunds']);
  const { intl } = useLocale();
  const zone = useTimeZone();
  const words = useCodeWords();
  const moment = (time: string) => isolate(formatMoment(time, intl, zone));
  const { askedBy, bankReference, createdAt, decidedAt, decidedBy, failure, status } = refund;
  const reason = useReasonWords('operator');
  const date = moment(createdAt);
  return (
    <>
      <div className={styles.head}>
        <Money money={refund.amount} className={styles.amount} />
        <StatusChip label={t(`refunds:status.${status}`)} tone={refundTones[status]} />
      </div>
      <div className={styles.words}>
        <p className="type-caption anywhere text-secondary">
          {reason(refund)} · {askedBy ? t('askedBy', { name: isolate(askedBy), date }) : t('began', { date })}
        </p>
        {decidedAt && decidedBy ? (
          <p className="type-caption anywhere text-secondary">
            {t('decided', { name: isolate(decidedBy), date: moment(decidedAt) })}
          </p>
        ) : null}
        {failure ? (
          <p className="type-caption anywhere text-secondary">
            {t('gatewaySaid')}: <BidiText>{words(failure, 'sale-refunds:failure')}</BidiText>
          </p>
        ) : null}
        {bankReference ? (
          <p className="type-caption anywhere text-secondary">
            {t('bankReference')}: <bdi dir="ltr">{bankReference}</bdi>
          </p>
        ) : null}
      </div>
      <RefundWords refund={refund} reader="operator" />
    </>
  );
}

type DisputeProps = { dispute: SaleStory['disputes'][number] };

function Dispute({ dispute }: DisputeProps) {
  const { t } = useTranslation('disputes');
  const { intl } = useLocale();
  const zone = useTimeZone();
  const day = (time: string) => isolate(formatMoneyDate(time, 'text', intl, zone));
  return (
    <>
      <div className={styles.head}>
        <Money money={dispute.amount} className={styles.amount} />
        <StatusChip label={t(`console.status.${dispute.status}`)} tone={disputeTones[dispute.status]} />
      </div>
      <p className="type-caption anywhere text-secondary">
        {t('console.opened', { date: day(dispute.openedAt) })}
        {dispute.closedAt ? ` · ${t('console.closed', { date: day(dispute.closedAt) })}` : null} ·{' '}
        <bdi dir="ltr">{dispute.gatewayRef}</bdi>
      </p>
    </>
  );
}
