'use client';

import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormShell } from '@/components/forms/form-shell';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextAreaField } from '@/components/forms/text-area-field';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useToast } from '@/components/ui/toast';
import { useAbsenceActs } from '@/hooks/kinds/bookings/use-absence';
import { useErrorText } from '@/hooks/use-error-text';
import type { Absence } from '@/lib/contract/kinds/absences';
import styles from './absence.module.css';

const schema = async () => (await import('@/lib/contract/kinds/absences')).sayHostAbsent.body;

type Of = { side: Absence['saidBy']; id: string; isLesson: boolean; onClose: () => void };
type AbsenceDialogProps = Of & { act: 'say' | 'object' | null };

/** Asks what happened, and says what follows: where one says that the other was not there, and where one objects. */
export function AbsenceDialog({ side, id, isLesson, act, onClose }: AbsenceDialogProps) {
  const { t } = useTranslation(['booking-absence', 'common']);
  const toast = useToast();
  const titleId = useId();
  const { say, answer } = useAbsenceActs({ side, id, isLesson });
  // It fades out with what it asked.
  const [shown, setShown] = useState(act ?? 'say');
  if (act && act !== shown) setShown(act);
  const isSaying = shown === 'say';
  const title = isSaying ? t(`say.title.${side}`) : t('object.title');
  return (
    <Dialog open={act !== null} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <FormShell
        schema={schema}
        defaultValues={{ text: '' }}
        label={title}
        onSubmit={async ({ text }) => {
          await (isSaying ? say.mutateAsync(text) : answer.mutateAsync({ agrees: false, text }));
          toast(t(`${shown}.done`));
          onClose();
        }}
      >
        <DialogContent className={styles.ask}>
          <p>{isSaying ? t(`${isLesson ? 'lesson' : 'single'}.hint.${side}`) : t('object.hint')}</p>
          <TextAreaField name="text" label={t(`${shown}.text`)} rows={3} max={1000} />
        </DialogContent>
        <DialogActions>
          <Button variant="text" color="inherit" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <SubmitButton>{t(`${shown}.send`)}</SubmitButton>
        </DialogActions>
      </FormShell>
    </Dialog>
  );
}

/** Says what follows, before one agrees. */
export function AgreeDialog({ side, id, isLesson, open, onClose }: Of & { open: boolean }) {
  const { t } = useTranslation('booking-absence');
  const toast = useToast();
  const errorText = useErrorText();
  const { answer } = useAbsenceActs({ side, id, isLesson });
  return (
    <ConfirmDialog
      open={open}
      title={t('agree.title')}
      confirmLabel={t('agree.open')}
      destructive
      loading={answer.isPending}
      error={answer.error ? errorText(answer.error) : null}
      onCancel={onClose}
      onConfirm={() =>
        answer.mutate(
          { agrees: true, text: '' },
          {
            onSuccess: () => {
              toast(t('agree.done'));
              onClose();
            },
          },
        )
      }
    >
      {t(`${isLesson ? 'lesson' : 'single'}.agree.${side}`)}
    </ConfirmDialog>
  );
}
