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
import { MoneyField } from '@/components/forms/money-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useToast } from '@/components/ui/toast';
import { useReceiptActs } from '@/hooks/admin/use-receipts';
import type { ReceiptRow } from '@/lib/contract/transfers';
import { isolate } from '@/lib/shared/arabic';

const schema = async () => (await import('@/lib/contract/transfers')).approveReceipt.body;

type ApproveDialogProps = { receipt: ReceiptRow; open: boolean; onClose: () => void };

/** Asks for the amount received and its reference. Both are typed from the bank's statement, not from the receipt. */
export function ApproveDialog({ receipt, open, onClose }: ApproveDialogProps) {
  const { t } = useTranslation('transfers');
  const toast = useToast();
  const titleId = useId();
  const { approve } = useReceiptActs(receipt._id);
  const { currency } = receipt.due;
  const title = t('queue.approveTitle', { number: isolate(receipt.orderNumber) });
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <FormShell
        schema={schema}
        defaultValues={{ received: { currency }, bankReference: '' }}
        label={title}
        onSubmit={async (body) => {
          await approve.mutateAsync(body);
          toast(t('queue.approved_done'));
          onClose();
        }}
      >
        <DialogContent className={lists.dialog}>
          <MoneyField name="received.amount" label={t('queue.received')} currency={currency} required />
          <TextField name="bankReference" label={t('queue.bankReferenceLabel')} dir="ltr" required />
        </DialogContent>
        <DialogActions>
          <Button variant="text" color="inherit" onClick={onClose}>
            {t('queue.cancel')}
          </Button>
          <SubmitButton fullWidth={false}>{t('queue.approveDo')}</SubmitButton>
        </DialogActions>
      </FormShell>
    </Dialog>
  );
}
