'use client';

import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '@/components/action/form-dialog';
import { SelectField } from '@/components/forms/select-field';
import { TextAreaField } from '@/components/forms/text-area-field';
import { BidiText } from '@/components/ui/bidi-text';
import { useAction } from '@/hooks/use-action';
import { requestRefund } from '@/lib/client/endpoints.gen';
import { ASKED_REASONS } from '@/lib/contract/choices';
import type { RefundTerms } from '@/lib/contract/refunds';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { isolate } from '@/lib/shared/arabic';
import { formatMoney } from '@/lib/shared/money-format';
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
  const { t } = useTranslation('refunds');
  const { intl } = useLocale();
  const words = useRefundWords('buyer');
  const ask = useAction(requestRefund, { done: t(terms.atOnce ? 'ask.doneAtOnce' : 'ask.doneAsked') });
  const amount = isolate(formatMoney(terms.refundable, intl));
  const reasons = ASKED_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }));
  return (
    <FormDialog
      open={open}
      title={t('ask.title')}
      schema={schema}
      defaultValues={{ lineId: terms._id, reason: '' as never, note: '' }}
      onSubmit={(body) => ask.runAsync({ params: { id: orderId }, body })}
      submitLabel={t('ask.send')}
      maxWidth="xs"
      onClose={onClose}
      onExited={() => ask.isSuccess && onDone()}
    >
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
    </FormDialog>
  );
}
