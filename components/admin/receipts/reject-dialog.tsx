'use client';

import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import lists from '@/components/admin/lists/lists.module.css';
import { FormShell } from '@/components/forms/form-shell';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextAreaField } from '@/components/forms/text-area-field';
import { useToast } from '@/components/ui/toast';
import { useReceiptActs } from '@/hooks/admin/use-receipts';
import { REJECTIONS } from '@/lib/contract/choices';
import type { ReceiptRow } from '@/lib/contract/transfers';
import { isolate } from '@/lib/shared/arabic';

const schema = async () => (await import('@/lib/contract/transfers')).rejectReceipt.body;

type RejectDialogProps = { receipt: ReceiptRow; open: boolean; onClose: () => void };

/** Asks why a receipt is rejected. The buyer reads the reason on the order and in a letter. */
export function RejectDialog({ receipt, open, onClose }: RejectDialogProps) {
  const { t } = useTranslation('transfers');
  const toast = useToast();
  const titleId = useId();
  const { reject } = useReceiptActs(receipt._id);
  const title = t('queue.rejectTitle', { number: isolate(receipt.orderNumber) });
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <FormShell
        schema={schema}
        defaultValues={{ reason: 'not_received', note: '' }}
        label={title}
        onSubmit={async (body) => {
          await reject.mutateAsync(body);
          toast(t('queue.rejected_done'));
          onClose();
        }}
      >
        <DialogContent className={lists.dialog}>
          <SelectField
            name="reason"
            label={t('queue.reasonLabel')}
            options={REJECTIONS.map((value) => ({ value, label: t(`reason.${value}`) }))}
          />
          <TextAreaField name="note" label={t('queue.noteLabel')} hint={t('queue.noteHint')} max={500} />
        </DialogContent>
        <DialogActions>
          <Button variant="text" color="inherit" onClick={onClose}>
            {t('queue.cancel')}
          </Button>
          <SubmitButton fullWidth={false} color="error">
            {t('queue.rejectDo')}
          </SubmitButton>
        </DialogActions>
      </FormShell>
    </Dialog>
  );
}
