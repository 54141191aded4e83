'use client';

import { useTranslation } from 'react-i18next';
import { FormDialog } from '@/components/action/form-dialog';
import { useLast } from '@/components/action/use-last';
import { TextAreaField } from '@/components/forms/text-area-field';
import { useAction } from '@/hooks/use-action';
import { askToMove, cancelHostBooking } from '@/lib/client/endpoints.gen';

const schema = async () => (await import('@/lib/contract/kinds/moves')).askToMove.body;

const OF_LESSONS = { move: 'lessonMove', cancel: 'lessonCancel', decline: 'lessonDecline' } as const;

type ReasonDialogProps = {
  id: string;
  /** of a package: no money goes back */
  isLesson: boolean;
  /** somebody else has its time: none becomes free */
  isLost: boolean;
  act: 'move' | 'cancel' | 'decline' | null;
  onClose: () => void;
};

/** Asks why a host wants another time, cancels or declines, and says what follows. */
export function ReasonDialog({ id, isLesson, isLost, act, onClose }: ReasonDialogProps) {
  const { t } = useTranslation('booking-calendar');
  const shown = useLast(act) ?? 'move';
  const words = isLesson ? OF_LESSONS[shown] : shown;
  const send = useAction(shown === 'move' ? askToMove : cancelHostBooking, { done: t(`${words}.done`) });
  return (
    <FormDialog
      open={act !== null}
      title={t(`${shown}.title`)}
      schema={schema}
      defaultValues={{ reason: '' }}
      onSubmit={(body) => send.runAsync({ params: { id }, body })}
      submitLabel={t(`${words}.send`)}
      {...(shown === 'move' ? {} : { cancelLabel: t('cancel.keep') })}
      maxWidth="xs"
      onClose={onClose}
    >
      <p>{t(isLost ? 'cancel.lostHint' : `${words}.hint`)}</p>
      <TextAreaField name="reason" label={t(`${shown}.reason`)} rows={3} max={500} required />
    </FormDialog>
  );
}
