'use client';

import { useTranslation } from 'react-i18next';
import { FormDialog } from '@/components/action/form-dialog';
import { TextAreaField } from '@/components/forms/text-area-field';
import { useAction } from '@/hooks/use-action';
import { cancelWorkshopDate } from '@/lib/client/endpoints.gen';

const schema = async () => (await import('@/lib/contract/kinds/workshop-people')).cancelWorkshopDate.body;

type CancelDateDialogProps = { dateId: string; open: boolean; onClose: () => void };

/** Asks why a date is cancelled, and says what follows. */
export function CancelDateDialog({ dateId, open, onClose }: CancelDateDialogProps) {
  const { t } = useTranslation('workshop-people');
  const cancel = useAction(cancelWorkshopDate, { done: t('cancel.done') });
  return (
    <FormDialog
      open={open}
      title={t('cancel.title')}
      schema={schema}
      defaultValues={{ reason: '' }}
      onSubmit={(body) => cancel.runAsync({ params: { id: dateId }, body })}
      submitLabel={t('cancel.send')}
      maxWidth="xs"
      onClose={onClose}
    >
      <p>{t('cancel.hint')}</p>
      <TextAreaField name="reason" label={t('cancel.reason')} rows={3} max={500} required />
    </FormDialog>
  );
}
