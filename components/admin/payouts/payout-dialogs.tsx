'use client';

import { useTranslation } from 'react-i18next';
import { FormDialog } from '@/components/action/form-dialog';
import { SelectField } from '@/components/forms/select-field';
import { TextAreaField } from '@/components/forms/text-area-field';
import { TextField } from '@/components/forms/text-field';
import { useAction } from '@/hooks/use-action';
import { failPayout, returnPayout, transferPayout } from '@/lib/client/endpoints.gen';
import { FAILURES } from '@/lib/contract/choices';

const transferSchema = async () => (await import('@/lib/contract/operator-payouts')).transferPayout.body;
const failureSchema = async () => (await import('@/lib/contract/operator-payouts')).failPayout.body;

type DialogProps = { payoutId: string; onClose: () => void };

/** Records that the bank has sent a payout. */
export function TransferDialog({ payoutId, onClose }: DialogProps) {
  const { t } = useTranslation('operator-payouts');
  const transfer = useAction(transferPayout, { done: t('transferDone') });
  return (
    <FormDialog
      open
      title={t('transferTitle')}
      schema={transferSchema}
      defaultValues={{ reference: '' }}
      onSubmit={(body) => transfer.runAsync({ params: { id: payoutId }, body })}
      submitLabel={t('transferred')}
      maxWidth="xs"
      onClose={onClose}
    >
      <TextField
        name="reference"
        label={t('reference')}
        hint={t('referenceHint')}
        dir="ltr"
        autoComplete="off"
        required
      />
    </FormDialog>
  );
}

/** Records why a payout failed, or why the bank returned it. The amount goes back to its creator. */
export function FailDialog({ payoutId, isReturn = false, onClose }: DialogProps & { isReturn?: boolean }) {
  const { t } = useTranslation(['payouts', 'operator-payouts']);
  const fail = useAction(isReturn ? returnPayout : failPayout, { done: t('operator-payouts:failDone') });
  return (
    <FormDialog
      open
      title={t(isReturn ? 'operator-payouts:returnTitle' : 'operator-payouts:failTitle')}
      schema={failureSchema}
      defaultValues={{ reason: 'account_rejected', note: '' }}
      onSubmit={(body) => fail.runAsync({ params: { id: payoutId }, body })}
      submitLabel={t(isReturn ? 'operator-payouts:returnedAct' : 'operator-payouts:failedAct')}
      destructive
      maxWidth="xs"
      onClose={onClose}
    >
      <p>{t(isReturn ? 'operator-payouts:returnText' : 'operator-payouts:failText')}</p>
      <SelectField
        name="reason"
        label={t('operator-payouts:reason')}
        options={FAILURES.map((value) => ({ value, label: t(`failure.${value}`) }))}
      />
      <TextAreaField name="note" label={t('operator-payouts:note')} hint={t('operator-payouts:noteHint')} />
    </FormDialog>
  );
}
