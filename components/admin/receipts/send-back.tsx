'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import lists from '@/components/admin/lists/lists.module.css';
import { FormShell } from '@/components/forms/form-shell';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useToast } from '@/components/ui/toast';
import { useReceiptActs } from '@/hooks/admin/use-receipts';
import { useErrorText } from '@/hooks/use-error-text';
import type { TransferRefundRow } from '@/lib/contract/transfers';
import { isolate } from '@/lib/shared/arabic';

const schema = async () => (await import('@/lib/contract/transfers')).SentBack;

type SendBackProps = { refund: TransferRefundRow };

/** Records that a refund was sent, with the bank's reference, or that it could not be sent. */
export function SendBack({ refund }: SendBackProps) {
  const { t } = useTranslation('transfers');
  const toast = useToast();
  const errorText = useErrorText();
  const { settle } = useReceiptActs(refund._id);
  return (
    <FormShell
      schema={schema}
      defaultValues={{ status: 'succeeded', bankReference: '' }}
      label={t('queue.sendBackTitle', { number: isolate(refund.orderNumber) })}
      onSubmit={async (body) => {
        await settle.mutateAsync(body);
        toast(t('queue.sentBack_done'));
      }}
    >
      <TextField name="bankReference" label={t('queue.bankReferenceLabel')} dir="ltr" required />
      {settle.error && settle.variables.status === 'failed' ? (
        <Alert severity="error">{errorText(settle.error)}</Alert>
      ) : null}
      <div className={lists.actions}>
        <SubmitButton fullWidth={false}>{t('queue.sendBackDo')}</SubmitButton>
        <Button
          variant="text"
          color="error"
          loading={settle.isPending}
          onClick={() => settle.mutate({ status: 'failed' })}
        >
          {t('queue.sendBackFailed')}
        </Button>
      </div>
    </FormShell>
  );
}
