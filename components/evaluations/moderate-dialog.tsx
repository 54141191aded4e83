'use client';

import { useTranslation } from 'react-i18next';
import { FormDialog } from '@/components/action/form-dialog';
import { TextAreaField } from '@/components/forms/text-area-field';
import { useAction } from '@/hooks/use-action';
import { moderateEvaluation } from '@/lib/client/endpoints.gen';
import type { Evaluation } from '@/lib/contract/evaluations';

const schema = async () => (await import('@/lib/contract/evaluations')).moderateEvaluation.body;

type ModerateDialogProps = { row: Evaluation; onClose: () => void };

/** For operators: hides a rating or shows it again, with the reason for the audit log. */
export function ModerateDialog({ row, onClose }: ModerateDialogProps) {
  const { t } = useTranslation('evaluations');
  const act = row.isHidden ? 'show' : 'hide';
  const moderate = useAction(moderateEvaluation, { done: t(`moderate.${act}Done`) });
  return (
    <FormDialog
      open
      title={t(`moderate.${act}Question`)}
      schema={schema}
      defaultValues={{ hidden: !row.isHidden, reason: '' }}
      onSubmit={(body) => moderate.runAsync({ params: { id: row._id }, body })}
      submitLabel={t(act)}
      onClose={onClose}
    >
      <TextAreaField
        name="reason"
        label={t('moderate.reason')}
        hint={t('moderate.hint')}
        max={1000}
        required
      />
    </FormDialog>
  );
}
