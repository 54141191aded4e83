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
import { useModerate } from '@/hooks/evaluations/use-evaluation-acts';
import type { RatedSubject } from '@/hooks/evaluations/use-evaluations';
import type { Evaluation } from '@/lib/contract/evaluations';

const schema = async () => (await import('@/lib/contract/evaluations')).moderateEvaluation.body;

type ModerateDialogProps = { subject: RatedSubject; row: Evaluation; onClose: () => void };

/** For operators: hides a rating or shows it again, with the reason for the audit log. */
export function ModerateDialog({ subject, row, onClose }: ModerateDialogProps) {
  const { t } = useTranslation(['evaluations', 'common']);
  const toast = useToast();
  const titleId = useId();
  const moderate = useModerate(subject, row._id);
  const act = row.isHidden ? 'show' : 'hide';
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t(`moderate.${act}Question`)}</DialogTitle>
      <FormShell
        schema={schema}
        defaultValues={{ hidden: !row.isHidden, reason: '' }}
        label={t(`moderate.${act}Question`)}
        onSubmit={async (body) => {
          await moderate(body);
          toast(t(`moderate.${act}Done`));
          onClose();
        }}
      >
        <DialogContent>
          <TextAreaField
            name="reason"
            label={t('moderate.reason')}
            hint={t('moderate.hint')}
            max={1000}
            required
          />
        </DialogContent>
        <DialogActions>
          <Button variant="text" color="inherit" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <SubmitButton fullWidth={false}>{t(act)}</SubmitButton>
        </DialogActions>
      </FormShell>
    </Dialog>
  );
}
