'use client';

import { useTranslation } from 'react-i18next';
import { FormDialog } from '@/components/action/form-dialog';
import { SelectField } from '@/components/forms/select-field';
import { TextAreaField } from '@/components/forms/text-area-field';
import { useAction } from '@/hooks/use-action';
import { rejectIdentity } from '@/lib/client/endpoints.gen';
import { IDENTITY_REASONS } from '@/lib/contract/choices';
import type { IdentityCheckRow } from '@/lib/contract/identity';
import { isolate } from '@/lib/shared/arabic';

const schema = async () => (await import('@/lib/contract/identity')).rejectIdentity.body;

type RejectIdentityProps = { check: IdentityCheckRow; open: boolean; onClose: () => void };

/**
 * Dialog in which an operator rejects the identity documents of a creator and chooses the reason. The creator sees the
 * reason and can send new documents.
 */
export function RejectIdentity({ check, open, onClose }: RejectIdentityProps) {
  const { t } = useTranslation('identity');
  const reject = useAction(rejectIdentity, { done: t('queue.rejectedDone') });
  const title = t('queue.rejectQuestion', { name: isolate(check.person.name) });
  return (
    <FormDialog
      open={open}
      title={title}
      schema={schema}
      defaultValues={{ reason: '' as never, note: '' }}
      onSubmit={(body) => reject.runAsync({ params: { id: check._id }, body })}
      submitLabel={t('queue.reject')}
      destructive
      onClose={onClose}
    >
      <SelectField
        name="reason"
        label={t('queue.reasonLabel')}
        placeholder={t('queue.reasonChoose')}
        options={IDENTITY_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }))}
        required
      />
      <TextAreaField name="note" label={t('queue.noteLabel')} hint={t('queue.noteHint')} max={500} />
    </FormDialog>
  );
}
