'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import lists from '@/components/admin/lists/lists.module.css';
import { FormShell } from '@/components/forms/form-shell';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useAction } from '@/hooks/use-action';
import { settleTransferRefund } from '@/lib/client/endpoints.gen';
import type { TransferRefundRow } from '@/lib/contract/transfers';
import { isolate } from '@/lib/shared/arabic';

const schema = async () => (await import('@/lib/contract/transfers')).SentBack;

type SendBackProps = { refund: TransferRefundRow };

/** Records that a refund was sent, with the bank's reference, or that it could not be sent. */
export function SendBack({ refund }: SendBackProps) {
  const { t } = useTranslation('transfers');
  const params = { id: refund._id };
  const settle = useAction(settleTransferRefund, { done: t('queue.sentBack_done') });
  const fail = useAction(settleTransferRefund);
  return (
    <FormShell
      schema={schema}
      defaultValues={{ status: 'succeeded', bankReference: '' }}
      label={t('queue.sendBackTitle', { number: isolate(refund.orderNumber) })}
      onSubmit={async (body) => {
        await settle.runAsync({ params, body });
      }}
    >
      <TextField name="bankReference" label={t('queue.bankReferenceLabel')} dir="ltr" required />
      {fail.failure ? <Alert severity="error">{fail.failure}</Alert> : null}
      <div className={lists.actions}>
        <SubmitButton fullWidth={false}>{t('queue.sendBackDo')}</SubmitButton>
        <Button
          variant="text"
          color="error"
          loading={settle.isPending || fail.isPending}
          onClick={() => fail.run({ params, body: { status: 'failed' } })}
        >
          {t('queue.sendBackFailed')}
        </Button>
      </div>
    </FormShell>
  );
}
