'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '@/components/action/confirm-action';
import { useAction } from '@/hooks/use-action';
import { restorePayout, sendPayout } from '@/lib/client/endpoints.gen';
import type { AdminPayout } from '@/lib/contract/operator-payouts';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { isolate } from '@/lib/shared/arabic';
import { formatMoment } from '@/lib/shared/dates';
import { numberFormat } from '@/lib/shared/intl';
import { formatMoney } from '@/lib/shared/money-format';

type PayoutSendingProps = { payout: AdminPayout };

/** Sends a payout by the payment provider, shows its progress, and what the provider took back. */
export function PayoutSending({ payout }: PayoutSendingProps) {
  const { t } = useTranslation(['payouts', 'operator-payouts']);
  const { intl } = useLocale();
  const zone = useTimeZone();
  const params = { id: payout._id };
  const send = useAction(sendPayout, { done: t('operator-payouts:sendDone'), toastsFailure: true });
  const [isAsking, setIsAsking] = useState(false);
  const { sending, takenBack, can, status, connected } = payout;
  if (!connected) return null;
  const isOpen = status === 'in_progress';
  const count = (value: number) => numberFormat(intl).format(value);
  const open = takenBack ? isolate(formatMoney(takenBack.open, intl)) : '';
  const isPartly = status === 'transferred' && takenBack !== null && takenBack.open.amount > 0;
  return (
    <>
      {isOpen && sending?.askedAt && sending.trouble !== 'no_answer' ? (
        <Alert severity="info">
          {t('operator-payouts:sendingText', { date: formatMoment(sending.askedAt, intl, zone) })}
        </Alert>
      ) : null}
      {isOpen && sending?.trouble === 'no_answer' ? (
        <Alert severity="warning">{t('operator-payouts:noAnswer', { tries: count(sending.tries) })}</Alert>
      ) : null}
      {isOpen && sending?.trouble === 'house_balance' ? (
        <Alert severity="error">{t('operator-payouts:houseBalance')}</Alert>
      ) : null}
      {isOpen && !can.isOwn && !can.canSend && !sending?.askedAt ? (
        <Alert severity="warning">{t('operator-payouts:barredSend')}</Alert>
      ) : null}
      {isPartly ? (
        <Alert severity="warning">{t('operator-payouts:takenBackText', { amount: open })}</Alert>
      ) : null}
      {can.canSend || can.canRestore ? (
        <div className="cluster gap-2">
          {can.canSend ? (
            <Button loading={send.isPending} onClick={() => send.run({ params })}>
              {t('operator-payouts:send')}
            </Button>
          ) : null}
          {can.canRestore ? (
            <Button onClick={() => setIsAsking(true)}>{t('operator-payouts:restore')}</Button>
          ) : null}
        </div>
      ) : null}
      <ConfirmAction
        endpoint={restorePayout}
        subject={isAsking ? payout : null}
        input={() => ({ params })}
        title={t('operator-payouts:restoreTitle', { amount: open })}
        confirmLabel={t('operator-payouts:restore')}
        done={t('operator-payouts:restoreDone')}
        onClose={() => setIsAsking(false)}
      >
        {t('operator-payouts:restoreText')}
      </ConfirmAction>
    </>
  );
}
