'use client';

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
import { BidiText } from '@/components/ui/bidi-text';
import { useToast } from '@/components/ui/toast';
import { type Decider, useDecideRefund } from '@/hooks/refunds/use-decisions';
import type { RefundRow } from '@/lib/contract/refunds';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { isolate } from '@/lib/shared/arabic';
import { formatMoney } from '@/lib/shared/money-format';
import styles from './refunds.module.css';

const grantSchema = async () => (await import('./schemas')).Granting;
const declineSchema = async () => (await import('./schemas')).Declining;

type DecideDialogProps = {
  by: Decider;
  row: RefundRow;
  grant: boolean;
  open: boolean;
  onClose: () => void;
};

/** Grants a refund request, in full or in part, or declines it with a reason. */
export function DecideDialog({ by, row, grant, open, onClose }: DecideDialogProps) {
  const { t } = useTranslation(['sale-refunds', 'common']);
  const { intl } = useLocale();
  const toast = useToast();
  const titleId = useId();
  const decide = useDecideRefund(by);
  const title = t(grant ? 'decide.grantTitle' : 'decide.declineTitle');
  const most = isolate(formatMoney(row.amount, intl));
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <FormShell
        schema={grant ? grantSchema : declineSchema}
        defaultValues={{ amount: row.amount.amount, answer: '' }}
        label={title}
        onSubmit={async ({ amount, answer }) => {
          await decide.mutateAsync(
            grant ? { id: row._id, grant, amount, answer } : { id: row._id, grant, answer },
          );
          toast(t(grant ? 'decide.granted' : 'decide.declined'));
          onClose();
        }}
      >
        <DialogContent className={styles.content}>
          <p className="min-0 type-label anywhere">
            <BidiText>{row.title}</BidiText>
          </p>
          {grant ? (
            <MoneyField
              name="amount"
              label={t('decide.amount')}
              currency={row.amount.currency}
              hint={t('decide.amountHint', { amount: most })}
              required
            />
          ) : null}
          <TextAreaField
            name="answer"
            label={t(grant ? 'decide.answerOptional' : 'decide.answer')}
            rows={3}
            max={1000}
            required={!grant}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="text" color="inherit" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <SubmitButton color={grant ? 'primary' : 'error'}>
            {t(grant ? 'decide.grant' : 'decide.decline')}
          </SubmitButton>
        </DialogActions>
      </FormShell>
    </Dialog>
  );
}
