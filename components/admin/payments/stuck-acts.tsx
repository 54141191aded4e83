'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import lists from '@/components/admin/lists/lists.module.css';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useToast } from '@/components/ui/toast';
import { useStuckActs } from '@/hooks/admin/use-stuck-payments';
import { useErrorText } from '@/hooks/use-error-text';
import type { StuckPayment } from '@/lib/contract/stuck-payments';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { isolate } from '@/lib/shared/arabic';
import { formatMoney } from '@/lib/shared/money-format';

type StuckActsProps = { payment: StuckPayment };

/** Says what to do about a payment that waits, and has the buttons for it. */
export function StuckActs({ payment }: StuckActsProps) {
  const { t } = useTranslation('stuck-payments');
  const { intl } = useLocale();
  const toast = useToast();
  const words = useErrorText();
  const [asked, setAsked] = useState(false);
  const { ask, giveBack } = useStuckActs(payment._id);
  const { can, told, isOwn } = payment;
  if (isOwn) return <p className="type-caption anywhere text-secondary">{t('todo.own')}</p>;
  const todo = !can.ask ? 'failed' : told ? 'held' : 'unknown';
  const close = () => {
    giveBack.reset();
    setAsked(false);
  };
  return (
    <>
      <p className="type-body2 text-secondary">{t(`todo.${todo}`)}</p>
      {ask.error ? <Alert severity="error">{words(ask.error)}</Alert> : null}
      <div className={lists.actions}>
        {can.ask ? (
          <Button
            loading={ask.isPending}
            onClick={() =>
              ask.mutate(undefined, { onSuccess: ({ outcome }) => toast(t(`outcome.${outcome}`)) })
            }
          >
            {t('ask')}
          </Button>
        ) : null}
        {can.giveBack ? (
          <Button variant="outlined" color="error" onClick={() => setAsked(true)}>
            {t('giveBack')}
          </Button>
        ) : null}
      </div>
      <ConfirmDialog
        open={asked}
        destructive
        title={t('giveBackQuestion', { amount: told ? isolate(formatMoney(told, intl)) : '' })}
        confirmLabel={t('giveBack')}
        loading={giveBack.isPending}
        error={giveBack.error ? words(giveBack.error) : null}
        onCancel={close}
        onConfirm={() =>
          giveBack.mutate(undefined, {
            onSuccess: () => {
              toast(t('givenBack'));
              close();
            },
          })
        }
      >
        {t(`giveBackNote.${payment.why}`)}
      </ConfirmDialog>
    </>
  );
}
