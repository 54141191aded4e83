'use client';

import { useTranslation } from 'react-i18next';
import { FormDialog } from '@/components/action/form-dialog';
import { MoneyField } from '@/components/forms/money-field';
import { TextAreaField } from '@/components/forms/text-area-field';
import { BidiText } from '@/components/ui/bidi-text';
import { useAction } from '@/hooks/use-action';
import { declineAdminRefund, declineRefund, grantAdminRefund, grantRefund } from '@/lib/client/endpoints.gen';
import type { RefundRow } from '@/lib/contract/refunds';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { isolate } from '@/lib/shared/arabic';
import { formatMoney } from '@/lib/shared/money-format';
import type { Decider } from './decider';

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
  const { t } = useTranslation('sale-refunds');
  const { intl } = useLocale();
  const params = { id: row._id };
  const give = useAction(by === 'operator' ? grantAdminRefund : grantRefund, { done: t('decide.granted') });
  const decline = useAction(by === 'operator' ? declineAdminRefund : declineRefund, {
    done: t('decide.declined'),
  });
  const most = isolate(formatMoney(row.amount, intl));
  return (
    <FormDialog
      open={open}
      title={t(grant ? 'decide.grantTitle' : 'decide.declineTitle')}
      schema={grant ? grantSchema : declineSchema}
      defaultValues={{ amount: row.amount.amount, answer: '' }}
      onSubmit={({ amount, answer }) =>
        grant
          ? give.runAsync({ params, body: { amount, answer } })
          : decline.runAsync({ params, body: { answer } })
      }
      submitLabel={t(grant ? 'decide.grant' : 'decide.decline')}
      destructive={!grant}
      maxWidth="xs"
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
