'use client';

import { useTranslation } from 'react-i18next';
import { FormDialog } from '@/components/action/form-dialog';
import { MoneyField } from '@/components/forms/money-field';
import { TextField } from '@/components/forms/text-field';
import { useAction } from '@/hooks/use-action';
import { approveReceipt } from '@/lib/client/endpoints.gen';
import type { ReceiptRow } from '@/lib/contract/transfers';
import { isolate } from '@/lib/shared/arabic';

const schema = async () => (await import('@/lib/contract/transfers')).approveReceipt.body;

type ApproveDialogProps = { receipt: ReceiptRow; open: boolean; onClose: () => void };

/** Asks for the amount received and its reference. Both are typed from the bank's statement, not from the receipt. */
export function ApproveDialog({ receipt, open, onClose }: ApproveDialogProps) {
  const { t } = useTranslation('transfers');
  const approve = useAction(approveReceipt, { done: t('queue.approved_done') });
  const { currency } = receipt.due;
  return (
    <FormDialog
      open={open}
      title={t('queue.approveTitle', { number: isolate(receipt.orderNumber) })}
      schema={schema}
      defaultValues={{ received: { currency }, bankReference: '' }}
      onSubmit={(body) => approve.runAsync({ params: { id: receipt._id }, body })}
      submitLabel={t('queue.approveDo')}
      onClose={onClose}
    >
      <MoneyField name="received.amount" label={t('queue.received')} currency={currency} required />
      <TextField name="bankReference" label={t('queue.bankReferenceLabel')} dir="ltr" required />
    </FormDialog>
  );
}
