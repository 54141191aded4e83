'use client';

import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormShell } from '@/components/forms/form-shell';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextAreaField } from '@/components/forms/text-area-field';
import { useToast } from '@/components/ui/toast';
import { useDateActs } from '@/hooks/kinds/assessments/use-own-dates';
import styles from './people.module.css';

const schema = async () => (await import('@/lib/contract/kinds/workshop-people')).cancelWorkshopDate.body;

type CancelDateDialogProps = { dateId: string; open: boolean; onClose: () => void };

/** Asks why a date is cancelled, and says what follows. */
export function CancelDateDialog({ dateId, open, onClose }: CancelDateDialogProps) {
  const { t } = useTranslation(['workshop-people', 'common']);
  const toast = useToast();
  const titleId = useId();
  const { cancel } = useDateActs(dateId);
  const title = t('cancel.title');
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <FormShell
        schema={schema}
        defaultValues={{ reason: '' }}
        label={title}
        onSubmit={async ({ reason }) => {
          await cancel.mutateAsync(reason);
          toast(t('cancel.done'));
          onClose();
        }}
      >
        <DialogContent className={styles.ask}>
          <p>{t('cancel.hint')}</p>
          <TextAreaField name="reason" label={t('cancel.reason')} rows={3} max={500} required />
        </DialogContent>
        <DialogActions>
          <Button variant="text" color="inherit" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <SubmitButton>{t('cancel.send')}</SubmitButton>
        </DialogActions>
      </FormShell>
    </Dialog>
  );
}
