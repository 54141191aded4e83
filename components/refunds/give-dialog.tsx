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
import { MoneyField } from '@/components/forms/money-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextAreaField } from '@/components/forms/text-area-field';
import { useToast } from '@/components/ui/toast';
import { type Decider, useGiveBack } from '@/hooks/refunds/use-decisions';
import type { SaleView } from '@/lib/contract/refunds';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { isolate } from '@/lib/shared/arabic';
import { formatMoney } from '@/lib/shared/money-format';
import styles from './refunds.module.css';

const schema = async () => (await import('@/lib/contract/refunds')).SaleRefund;

type GiveDialogProps = {
  by: Decider;
  /** of the order line */
  sale: Pick<SaleView, '_id' | 'kind' | 'refundable'>;
  open: boolean;
  onClose: () => void;
};

/** Makes a refund of a chosen amount, with or without a request. */
export function GiveDialog({ by, sale, open, onClose }: GiveDialogProps) {
  const { t } = useTranslation(['sale-refunds', 'common']);
  const { intl } = useLocale();
  const toast = useToast();
  const titleId = useId();
  const give = useGiveBack(by, sale._id);
  const { refundable } = sale;
  const most = isolate(formatMoney(refundable, intl));
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('sale.giveTitle')}</DialogTitle>
      <FormShell
        schema={schema}
        defaultValues={{ amount: refundable.amount, answer: '' }}
        label={t('sale.giveTitle')}
        onSubmit={async (gift) => {
          await give.mutateAsync(gift);
          toast(t('sale.given'));
          onClose();
        }}
      >
        <DialogContent className={styles.content}>
          <Alert severity="warning">
            {t('sale.giveNote')} {sale.kind === 'tip' ? null : t('sale.giveEnds')}
          </Alert>
          <MoneyField
            name="amount"
            label={t('decide.amount')}
            currency={refundable.currency}
            hint={t(sale.kind === 'tip' ? 'decide.amountMost' : 'decide.amountHint', { amount: most })}
            required
          />
          <TextAreaField name="answer" label={t('decide.answerOptional')} rows={3} max={1000} />
        </DialogContent>
        <DialogActions>
          <Button variant="text" color="inherit" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <SubmitButton>{t('sale.give')}</SubmitButton>
        </DialogActions>
      </FormShell>
    </Dialog>
  );
}
