'use client';

import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '@/components/action/confirm-action';
import { BidiText } from '@/components/ui/bidi-text';
import { Money } from '@/components/ui/money';
import { StatusChip, type StatusTone } from '@/components/ui/status-chip';
import { cancelPayout } from '@/lib/client/endpoints.gen';
import type { PayoutStatus, PayoutView } from '@/lib/contract/payouts';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { isolate } from '@/lib/shared/arabic';
import { masked } from '@/lib/shared/bank-accounts';
import { formatMoneyDate } from '@/lib/shared/dates';
import { numberFormat } from '@/lib/shared/intl';
import { formatMoney } from '@/lib/shared/money-format';
import styles from './rows.module.css';
import { StatementButton } from './statement-button';

/** The specification's texts and colours (section 4): pending and in-progress look alike. */
const tones: Record<PayoutStatus, StatusTone> = {
  pending: 'warning',
  in_progress: 'warning',
  transferred: 'success',
  failed: 'error',
};

type PayoutRowProps = { payout: PayoutView };

/** One payout: the amount, where to, its state, and why it failed if it did. */
export function PayoutRow({ payout }: PayoutRowProps) {
  const { t } = useTranslation('payouts');
  const { intl } = useLocale();
  const zone = useTimeZone();
  const [isAsking, setIsAsking] = useState(false);
  const { _id, amount, status, by, method, failure, reference, number, createdAt, note, returnedAt } = payout;

  const isWire = by === 'wire-transfer';
  return (
    <li className={`${styles.row} ${styles.stacks}`}>
      <div className="grid min-0">
        <p className={styles.head}>
          <Money money={amount} className={styles.amount} />
          {payout.origin === 'monthly' ? <span>{t('list.auto')}</span> : null}
        </p>
        <p className={styles.facts}>
          <time dateTime={createdAt}>{formatMoneyDate(createdAt, 'text', intl, zone)}</time>
          <span>{t('list.number', { number: numberFormat(intl).format(number) })}</span>
          {method ? <span>{t('list.account', { account: isolate(masked(method.lastFour)) })}</span> : null}
          {isWire ? null : <span>{t('list.byConnected')}</span>}
          {reference ? (
            <span>{t(isWire ? 'list.reference' : 'list.transfer', { reference: isolate(reference) })}</span>
          ) : null}
        </p>
        {failure ? (
          <p className={styles.facts}>
            <span>{t(`failure.${failure}`)}</span>
            {note ? <BidiText>{note}</BidiText> : null}
            {returnedAt ? (
              <span>
                {t(isWire ? 'list.sentBack' : 'list.takenBack', {
                  date: isolate(formatMoneyDate(returnedAt, 'text', intl, zone)),
                })}
              </span>
            ) : null}
            <span>{t('list.returned')}</span>
          </p>
        ) : null}
      </div>
      <div className={styles.end}>
        <StatusChip label={t(`status.${status}`)} title={t(`statusTitle.${status}`)} tone={tones[status]} />
        <div>
          <StatementButton payoutId={_id} number={number} />
          {payout.canCancel ? (
            <Button variant="text" color="error" onClick={() => setIsAsking(true)}>
              {t('list.cancel')}
            </Button>
          ) : null}
        </div>
      </div>
      <ConfirmAction
        endpoint={cancelPayout}
        subject={isAsking ? payout : null}
        input={({ _id: id }) => ({ params: { id } })}
        title={t('list.cancelQuestion')}
        confirmLabel={t('list.cancelConfirm')}
        done={t('list.cancelled')}
        destructive
        onClose={() => setIsAsking(false)}
      >
        {t('list.cancelText', { amount: isolate(formatMoney(amount, intl)) })}
      </ConfirmAction>
    </li>
  );
}
