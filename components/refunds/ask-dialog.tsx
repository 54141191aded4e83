'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormShell } from '@/components/forms/form-shell';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextAreaField } from '@/components/forms/text-area-field';
import { BidiText } from '@/components/ui/bidi-text';
import { useToast } from '@/components/ui/toast';
import { useAskRefund } from '@/hooks/refunds/use-refunds';
import { ASKED_REASONS } from '@/lib/contract/choices';
import type { RefundTerms } from '@/lib/contract/refunds';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { isolate } from '@/lib/shared/arabic';
import { formatMoney } from '@/lib/shared/money-format';
import styles from './refunds.module.css';
import { useRefundWords } from './use-refund-words';

const schema = async () => (await import('@/lib/contract/refunds')).RefundRequest;

type AskDialogProps = {
  orderId: string;
  terms: RefundTerms;
  open: boolean;
  onClose: () => void;
  /** It has closed after sending. */
  onDone: () => void;
};

/** Asks why a buyer wants a refund, and says what will happen. */
export function AskDialog({ orderId, terms, open, onClose, onDone }: AskDialogProps) {
  const { t } = useTranslation(['refunds', 'common']);
  const { intl } = useLocale();
  const toast = useToast();
  const words = useRefundWords('buyer');
  const titleId = useId();
  const ask = useAskRefund(orderId);
  const amount = isolate(formatMoney(terms.refundable, intl));
  const reasons = ASKED_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
      slotProps={{ transition: { onExited: () => ask.isSuccess && onDone() } }}
    >
      <DialogTitle id={titleId}>{t('ask.title')}</DialogTitle>
      <FormShell
        schema={schema}
        defaultValues={{ lineId: terms._id, reason: '' as never, note: '' }}
        label={t('ask.title')}
        onSubmit={async (request) => {
          await ask.mutateAsync(request);
          toast(t(terms.atOnce ? 'ask.doneAtOnce' : 'ask.doneAsked'));
          onClose();
        }}
      >
        <DialogContent className={styles.content}>
          <p className="min-0 type-label anywhere">
            <BidiText>{terms.title}</BidiText>
          </p>
          <Alert severity={terms.atOnce ? 'info' : 'warning'}>
            {terms.atOnce ? t('ask.atOnce', { amount }) : `${words(terms)} ${t('ask.decides', { amount })}`}
          </Alert>
          <SelectField
            name="reason"
            label={t('ask.reason')}
            placeholder={t('ask.choose')}
            options={reasons}
            required
          />
          <TextAreaField name="note" label={t('ask.note')} hint={t('ask.noteHint')} rows={3} max={1000} />
        </DialogContent>
        <DialogActions>
          <Button variant="text" color="inherit" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <SubmitButton>{t('ask.send')}</SubmitButton>
        </DialogActions>
      </FormShell>
    </Dialog>
  );
}
