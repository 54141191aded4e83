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
import { useToast } from '@/components/ui/toast';
import { useBookingActs } from '@/hooks/kinds/bookings/use-calendar';
import styles from './calendar.module.css';

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
  const { t } = useTranslation(['booking-calendar', 'common']);
  const toast = useToast();
  const titleId = useId();
  const { askToMove, cancel } = useBookingActs(id);
  // It fades out with what it asked.
  const [shown, setShown] = useState(act ?? 'move');
  if (act && act !== shown) setShown(act);
  const words = isLesson ? OF_LESSONS[shown] : shown;
  const title = t(`${shown}.title`);
  return (
    <Dialog open={act !== null} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <FormShell
        schema={schema}
        defaultValues={{ reason: '' }}
        label={title}
        onSubmit={async ({ reason }) => {
          await (shown === 'move' ? askToMove : cancel).mutateAsync(reason);
          toast(t(`${words}.done`));
          onClose();
        }}
      >
        <DialogContent className={styles.details}>
          <p>{t(isLost ? 'cancel.lostHint' : `${words}.hint`)}</p>
          <TextAreaField name="reason" label={t(`${shown}.reason`)} rows={3} max={500} required />
        </DialogContent>
        <DialogActions>
          <Button variant="text" color="inherit" onClick={onClose}>
            {t(shown === 'move' ? 'common:action.cancel' : 'cancel.keep')}
          </Button>
          <SubmitButton>{t(`${words}.send`)}</SubmitButton>
        </DialogActions>
      </FormShell>
    </Dialog>
  );
}
