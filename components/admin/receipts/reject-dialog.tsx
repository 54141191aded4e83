'use client';

import { useTranslation } from 'react-i18next';
import { FormDialog } from '@/components/action/form-dialog';
import { SelectField } from '@/components/forms/select-field';
import { TextAreaField } from '@/components/forms/text-area-field';
import { useAction } from '@/hooks/use-action';
import { rejectReceipt } from '@/lib/client/endpoints.gen';
import { REJECTIONS } from '@/lib/contract/choices';
import type { ReceiptRow } from '@/lib/contract/transfers';
import { isolate } from '@/lib/shared/arabic';

const schema = async () => (await import('@/lib/contract/transfers')).rejectReceipt.body;

type RejectDialogProps = { receipt: ReceiptRow; open: boolean; onClose: () => void };

/** Asks why a receipt is rejected. The buyer reads the reason on the order and in a letter. */
export function RejectDialog({ receipt, open, onClose }: RejectDialogProps) {
  const { t } = useTranslation('transfers');
  const reject = useAction(rejectReceipt, { done: t('queue.rejected_done') });
  return (
    <FormDialog
      open={open}
      title={t('queue.rejectTitle', { number: isolate(receipt.orderNumber) })}
      schema={schema}
      defaultValues={{ reason: 'not_received', note: '' }}
      onSubmit={(body) => reject.runAsync({ params: { id: receipt._id }, body })}
      submitLabel={t('queue.rejectDo')}
      destructive
      onClose={onClose}
    >
      <SelectField
        name="reason"
        label={t('queue.reasonLabel')}
        options={REJECTIONS.map((value) => ({ value, label: t(`reason.${value}`) }))}
      />
      <TextAreaField name="note" label={t('queue.noteLabel')} hint={t('queue.noteHint')} max={500} />
    </FormDialog>
  );
}
