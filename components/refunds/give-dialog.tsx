'use client';

import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '@/components/action/form-dialog';
import { MoneyField } from '@/components/forms/money-field';
import { TextAreaField } from '@/components/forms/text-area-field';
import { useAction } from '@/hooks/use-action';
import { refundAdminSale, refundSale } from '@/lib/client/endpoints.gen';
import type { SaleView } from '@/lib/contract/refunds';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { isolate } from '@/lib/shared/arabic';
import { formatMoney } from '@/lib/shared/money-format';
import type { Decider } from './decider';

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
  const { t } = useTranslation('sale-refunds');
  const { intl } = useLocale();
  const give = useAction(by === 'operator' ? refundAdminSale : refundSale, { done: t('sale.given') });
  const { refundable } = sale;
  const most = isolate(formatMoney(refundable, intl));
  return (
    <FormDialog
      open={open}
      title={t('sale.giveTitle')}
      schema={schema}
      defaultValues={{ amount: refundable.amount, answer: '' }}
      onSubmit={(body) => give.runAsync({ params: { id: sale._id }, body })}
      submitLabel={t('sale.give')}
      maxWidth="xs"
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
