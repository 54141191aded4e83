'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '@/components/action/confirm-action';
import lists from '@/components/admin/lists/lists.module.css';
import { useAction } from '@/hooks/use-action';
import { askAboutPayment, giveBackPayment } from '@/lib/client/endpoints.gen';
import type { StuckPayment } from '@/lib/contract/stuck-payments';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { isolate } from '@/lib/shared/arabic';
import { formatMoney } from '@/lib/shared/money-format';

type StuckActsProps = { payment: StuckPayment };

/** Says what to do about a payment that waits, and has the buttons for it. */
export function StuckActs({ payment }: StuckActsProps) {
  const { t } = useTranslation('stuck-payments');
  const { intl } = useLocale();
  const [asked, setAsked] = useState(false);
  const params = { id: payment._id };
  const ask = useAction(askAboutPayment, { done: ({ outcome }) => t(`outcome.${outcome}`) });
  const { can, told, isOwn } = payment;
  if (isOwn) return <p className="type-caption anywhere text-secondary">{t('todo.own')}</p>;
  const todo = !can.ask ? 'failed' : told ? 'held' : 'unknown';
  return (
    <>
      <p className="type-body2 text-secondary">{t(`todo.${todo}`)}</p>
      {ask.failure ? <Alert severity="error">{ask.failure}</Alert> : null}
      <div className={lists.actions}>
        {can.ask ? (
          <Button loading={ask.isPending} onClick={() => ask.run({ params })}>
            {t('ask')}
          </Button>
        ) : null}
        {can.giveBack ? (
          <Button variant="outlined" color="error" onClick={() => setAsked(true)}>
            {t('giveBack')}
          </Button>
        ) : null}
      </div>
      <ConfirmAction
        endpoint={giveBackPayment}
        subject={asked ? payment : null}
        input={() => ({ params })}
        title={t('giveBackQuestion', { amount: told ? isolate(formatMoney(told, intl)) : '' })}
        confirmLabel={t('giveBack')}
        done={t('givenBack')}
        destructive
        onClose={() => setAsked(false)}
      >
        {t(`giveBackNote.${payment.why}`)}
      </ConfirmAction>
    </>
  );
}
