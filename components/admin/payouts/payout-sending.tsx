'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v4 as uuid } from 'uuid';
import { useErrorToast } from '@/components/session/use-error-toast';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useToast } from '@/components/ui/toast';
import { usePayoutSteps } from '@/hooks/admin/use-payouts';
import { useErrorText } from '@/hooks/use-error-text';
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
  const toast = useToast();
  const showError = useErrorToast();
  const words = useErrorText();
  const { send, restore } = usePayoutSteps(payout._id);
  const [isAsking, setIsAsking] = useState(false);
  // One key for as long as the page is open: if it is sent twice, there is still one transfer.
  const key = useRef(uuid());
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
            <Button
              loading={send.isPending}
              onClick={() =>
                send.mutate(undefined, {
                  onSuccess: () => toast(t('operator-payouts:sendDone')),
                  onError: showError,
                })
              }
            >
              {t('operator-payouts:send')}
            </Button>
          ) : null}
          {can.canRestore ? (
            <Button onClick={() => setIsAsking(true)}>{t('operator-payouts:restore')}</Button>
          ) : null}
        </div>
      ) : null}
      <ConfirmDialog
        open={isAsking}
        title={t('operator-payouts:restoreTitle', { amount: open })}
        confirmLabel={t('operator-payouts:restore')}
        loading={restore.isPending}
        error={restore.error ? words(restore.error) : null}
        onCancel={() => setIsAsking(false)}
        onConfirm={() =>
          restore.mutate(key.current, {
            onSuccess: () => {
              setIsAsking(false);
              key.current = uuid();
              toast(t('operator-payouts:restoreDone'));
            },
          })
        }
      >
        {t('operator-payouts:restoreText')}
      </ConfirmDialog>
    </>
  );
}
