'use client';

import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormShell } from '@/components/forms/form-shell';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useToast } from '@/components/ui/toast';
import { useInviteMember } from '@/hooks/companies/use-company-acts';
import type { Company } from '@/lib/contract/companies';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { isolate } from '@/lib/shared/arabic';
import { formatShare, percentTyped } from '@/lib/shared/share';
import styles from './dialogs.module.css';
import { PersonField } from './person-field';

const schema = async () => (await import('./share-schemas')).Invitation;

type InviteDialogProps = { company: Company; open: boolean; onClose: () => void };

/** Invites a person with a share and a role. */
export function InviteDialog({ company, open, onClose }: InviteDialogProps) {
  const { t } = useTranslation(['companies', 'common']);
  const { intl } = useLocale();
  const toast = useToast();
  const titleId = useId();
  const invite = useInviteMember(company.company._id);
  const roles = company.can.appoint ? (['member', 'administrator'] as const) : (['member'] as const);
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('invite.title')}</DialogTitle>
      <FormShell
        schema={schema}
        defaultValues={{ handle: '', shareBps: '', role: 'member' }}
        label={t('invite.title')}
        onSubmit={async (invitation) => {
          await invite.mutateAsync(invitation);
          toast(t('invite.done'));
          onClose();
        }}
      >
        <DialogContent className={styles.content}>
          <PersonField name="handle" label={t('invite.who')} hint={t('invite.whoHint')} />
          <TextField
            name="shareBps"
            label={t('invite.share')}
            hint={t('invite.free', { share: isolate(formatShare(company.freeBps, intl)) })}
            dir="ltr"
            inputMode="decimal"
            endAdornment="%"
            normalize={percentTyped}
            required
          />
          <SelectField
            name="role"
            label={t('invite.role')}
            hint={t('invite.roleHint')}
            options={roles.map((role) => ({ value: role, label: t(`role.${role}`) }))}
          />
          <p className={styles.meaning}>{t('invite.meaning')}</p>
        </DialogContent>
        <DialogActions>
          <Button variant="text" color="inherit" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <SubmitButton fullWidth={false}>{t('invite.send')}</SubmitButton>
        </DialogActions>
      </FormShell>
    </Dialog>
  );
}
