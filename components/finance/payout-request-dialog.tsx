'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { v4 as uuid } from 'uuid';
import { MoneyField } from '@/components/forms/money-field';
import { OwnerDialog } from '@/components/payouts/owner-dialog';
import { OwnerForm } from '@/components/payouts/owner-form';
import { loadAgain } from '@/hooks/use-action';
import { useToast } from '@/hooks/use-toast';
import { call } from '@/lib/client/call';
import { requestPayout } from '@/lib/client/endpoints.gen';
import type { PayoutOptions } from '@/lib/contract/payouts';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { isolate } from '@/lib/shared/arabic';
import { CURRENCY } from '@/lib/shared/currency';
import { formatMoney } from '@/lib/shared/money-format';

const schema = async () => (await import('@/lib/contract/payouts')).requestPayout.body;

type PayoutRequestDialogProps = { options: PayoutOptions; onClose: () => void };

/** Asks for a payout: the whole available balance, unless another amount is typed. */
export function PayoutRequestDialog({ options, onClose }: PayoutRequestDialogProps) {
  const { t } = useTranslation('payouts');
  const { intl } = useLocale();
  const toast = useToast();
  const client = useQueryClient();
  // One key for as long as the amount is the same: if it is sent twice, there is still one payout.
  const intent = useRef({ amount: 0, key: '' });
  const { payable, minimum } = options;
  const written = (amount: number) => isolate(formatMoney({ ...payable, amount }, intl));

  return (
    <OwnerDialog open title={t('ask.title')} onClose={onClose}>
      <OwnerForm
        schema={schema}
        defaultValues={{ amount: payable.amount, currency: CURRENCY, password: '' }}
        label={t('ask.title')}
        submitLabel={t('ask.submit')}
        needsFresh={t('ask.needsFresh')}
        onCancel={onClose}
        onSubmit={async ({ amount, password }) => {
          if (intent.current.amount !== amount) intent.current = { amount, key: uuid() };
          // Not by `useAction`, which would store the password as a part of its intent.
          const body = { amount, currency: CURRENCY, password } as const;
          await call(requestPayout, { body }, { idempotencyKey: intent.current.key });
          await loadAgain(client, requestPayout.touches);
          toast(t('ask.done', { amount: written(amount) }));
          onClose();
        }}
      >
        <MoneyField
          name="amount"
          label={t('ask.amount')}
          currency={payable.currency}
          hint={t('ask.hint', { most: written(payable.amount), minimum: written(minimum.amount) })}
          required
        />
      </OwnerForm>
    </OwnerDialog>
  );
}
