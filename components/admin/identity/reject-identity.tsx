'use client';

import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import lists from '@/components/admin/lists/lists.module.css';
import { FormShell } from '@/components/forms/form-shell';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextAreaField } from '@/components/forms/text-area-field';
import { useToast } from '@/components/ui/toast';
import { useIdentityDecisions } from '@/hooks/admin/use-identity-checks';
import { IDENTITY_REASONS } from '@/lib/contract/choices';
import type { IdentityCheckRow } from '@/lib/contract/identity';
import { isolate } from '@/lib/shared/arabic';

const schema = async () => (await import('@/lib/contract/identity')).rejectIdentity.body;

type RejectIdentityProps = { check: IdentityCheckRow; open: boolean; onClose: () => void };

/** Asks why the documents are rejected. The creator reads the reason and may send others. */
export function RejectIdentity({ check, open, onClose }: RejectIdentityProps) {
  const { t } = useTranslation(['identity', 'common']);
  const toast = useToast();
  const titleId = useId();
  const { reject } = useIdentityDecisions(check._id);
  const title = t('queue.rejectQuestion', { name: isolate(check.person.name) });
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <FormShell
        schema={schema}
        defaultValues={{ reason: '' as never, note: '' }}
        label={title}
        onSubmit={async (body) => {
          await reject.mutateAsync(body);
          toast(t('queue.rejectedDone'));
          onClose();
        }}
      >
        <DialogContent className={lists.dialog}>
          <SelectField
            name="reason"
            label={t('queue.reasonLabel')}
            placeholder={t('queue.reasonChoose')}
            options={IDENTITY_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }))}
            required
          />
          <TextAreaField name="note" label={t('queue.noteLabel')} hint={t('queue.noteHint')} max={500} />
        </DialogContent>
        <DialogActions>
          <Button variant="text" color="inherit" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <SubmitButton fullWidth={false} color="error">
            {t('queue.reject')}
          </SubmitButton>
        </DialogActions>
      </FormShell>
    </Dialog>
  );
}
