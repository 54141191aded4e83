'use client';

import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '@/components/action/confirm-action';
import { FormDialog } from '@/components/action/form-dialog';
import { useLast } from '@/components/action/use-last';
import { TextAreaField } from '@/components/forms/text-area-field';
import { useAction } from '@/hooks/use-action';
import {
  answerBuyerAbsence,
  answerHostAbsence,
  answerLessonAbsence,
  sayBuyerAbsent,
  sayHostAbsent,
  sayHostAbsentAtLesson,
} from '@/lib/client/endpoints.gen';
import type { Absence } from '@/lib/contract/kinds/absences';

const schema = async () => (await import('@/lib/contract/kinds/absences')).sayHostAbsent.body;

const OF_HOSTS = { say: sayBuyerAbsent, answer: answerHostAbsence };
const OF_BUYERS = { say: sayHostAbsent, answer: answerBuyerAbsence };
const OF_LEARNERS = { say: sayHostAbsentAtLesson, answer: answerLessonAbsence };

type Of = {
  /** of the viewer */
  side: Absence['saidBy'];
  /** the booking's for hosts, for buyers the purchase's or the lesson's */
  id: string;
  /** of a package */
  isLesson: boolean;
  onClose: () => void;
};
type AbsenceDialogProps = Of & { act: 'say' | 'object' | null };

/** Asks what happened, and says what follows: where one says that the other was not there, and where one objects. */
export function AbsenceDialog({ side, id, isLesson, act, onClose }: AbsenceDialogProps) {
  const { t } = useTranslation('booking-absence');
  const shown = useLast(act) ?? 'say';
  const isSaying = shown === 'say';
  const acts = actsOf(side, isLesson);
  const done = t(`${shown}.done`);
  const say = useAction(acts.say, { done });
  const answer = useAction(acts.answer, { done });
  const params = { id };
  return (
    <FormDialog
      open={act !== null}
      title={isSaying ? t(`say.title.${side}`) : t('object.title')}
      schema={schema}
      defaultValues={{ text: '' }}
      onSubmit={({ text }) =>
        isSaying
          ? say.runAsync({ params, body: { text } })
          : answer.runAsync({ params, body: { agrees: false, text } })
      }
      submitLabel={t(`${shown}.send`)}
      maxWidth="xs"
      onClose={onClose}
    >
      <p>{isSaying ? t(`${isLesson ? 'lesson' : 'single'}.hint.${side}`) : t('object.hint')}</p>
      <TextAreaField name="text" label={t(`${shown}.text`)} rows={3} max={1000} />
    </FormDialog>
  );
}

/** Says what follows, before one agrees. */
export function AgreeDialog({ side, id, isLesson, open, onClose }: Of & { open: boolean }) {
  const { t } = useTranslation('booking-absence');
  return (
    <ConfirmAction
      endpoint={actsOf(side, isLesson).answer}
      subject={open || null}
      input={() => ({ params: { id }, body: { agrees: true, text: '' } })}
      title={t('agree.title')}
      confirmLabel={t('agree.open')}
      destructive
      done={t('agree.done')}
      onClose={onClose}
    >
      {t(`${isLesson ? 'lesson' : 'single'}.agree.${side}`)}
    </ConfirmAction>
  );
}

const actsOf = (side: Absence['saidBy'], isLesson: boolean) =>
  side === 'host' ? OF_HOSTS : isLesson ? OF_LEARNERS : OF_BUYERS;
