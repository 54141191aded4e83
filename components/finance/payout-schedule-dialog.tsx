'use client';

import { useTranslation } from 'react-i18next';
import { SelectField } from '@/components/forms/select-field';
import { OwnerDialog } from '@/components/payouts/owner-dialog';
import { OwnerForm } from '@/components/payouts/owner-form';
import { useAction } from '@/hooks/use-action';
import { putPayoutSchedule } from '@/lib/client/endpoints.gen';
import type { PayoutOptions } from '@/lib/contract/payouts';

const schema = async () => (await import('@/lib/contract/payouts')).putPayoutSchedule.body;

type PayoutScheduleDialogProps = { schedule: PayoutOptions['schedule']; onClose: () => void };

/** Chooses between payouts on request and automatic payouts. */
export function PayoutScheduleDialog({ schedule, onClose }: PayoutScheduleDialogProps) {
  const { t } = useTranslation('payouts');
  const choose = useAction(putPayoutSchedule, { done: t('scheduleDialog.done') });
  const choices = (['on_request', 'monthly'] as const).map((value) => ({
    value,
    label: t(`panel.${value}`),
  }));
  return (
    <OwnerDialog open title={t('scheduleDialog.title')} onClose={onClose}>
      <OwnerForm
        schema={schema}
        defaultValues={{ schedule, password: '' }}
        label={t('scheduleDialog.title')}
        submitLabel={t('scheduleDialog.submit')}
        needsFresh={t('scheduleDialog.needsFresh')}
        onCancel={onClose}
        onSubmit={async (body) => {
          await choose.runAsync({ body });
          onClose();
        }}
      >
        <SelectField
          name="schedule"
          label={t('panel.schedule')}
          hint={t('scheduleDialog.hint')}
          options={choices}
        />
      </OwnerForm>
    </OwnerDialog>
  );
}
