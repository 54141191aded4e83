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
import { TextField } from '@/components/forms/text-field';
import { useToast } from '@/components/ui/toast';
import { useChangeShare } from '@/hooks/companies/use-company-acts';
import type { Company, CompanyMember } from '@/lib/contract/companies';
import { isolate } from '@/lib/shared/arabic';
import { percentTyped } from '@/lib/shared/share';
import styles from './dialogs.module.css';
import { typedShare } from './share-field';
import { ShareMeaning } from './share-meaning';
import { dayBegins } from './share-preview';
import { StartField } from './start-field';

const schema = async () => (await import('./share-schemas')).Change;

type ShareDialogProps = {
  company: Company;
  /** The member whose share changes; null closes the dialog. */
  member: CompanyMember | null;
  onClose: () => void;
};

/** Changes a member's share, at once or from a later day. Shows what that means before it is saved. */
export function ShareDialog({ company, member, onClose }: ShareDialogProps) {
  const { t } = useTranslation('companies');
  const titleId = useId();
  // The text stays while the dialog fades out.
  const [last, setLast] = useState<CompanyMember | null>(member);
  if (member && member !== last) setLast(member);
  return (
    <Dialog open={member !== null} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('change.title', { name: isolate(last?.person.name ?? '') })}</DialogTitle>
      {last ? <ShareForm key={last._id} company={company} member={last} onClose={onClose} /> : null}
    </Dialog>
  );
}

type ShareFormProps = { company: Company; member: CompanyMember; onClose: () => void };

function ShareForm({ company, member, onClose }: ShareFormProps) {
  const { t } = useTranslation(['companies', 'common']);
  const toast = useToast();
  const change = useChangeShare(company.company._id, member._id);
  return (
    <FormShell
      schema={schema}
      defaultValues={{ shareBps: typedShare(member.shareBps), start: 'now', day: '' }}
      label={t('change.title', { name: isolate(member.person.name) })}
      onSubmit={async ({ shareBps, start, day }) => {
        await change.mutateAsync({ shareBps, ...(start === 'later' ? { from: dayBegins(day) } : {}) });
        toast(t('change.done'));
        onClose();
      }}
    >
      <DialogContent className={styles.content}>
        <TextField
          name="shareBps"
          label={t('change.share')}
          dir="ltr"
          inputMode="decimal"
          endAdornment="%"
          normalize={percentTyped}
          required
          autoFocus
        />
        <StartField />
        <ShareMeaning company={company} member={member} />
      </DialogContent>
      <DialogActions>
        <Button variant="text" color="inherit" onClick={onClose}>
          {t('common:action.cancel')}
        </Button>
        <SubmitButton fullWidth={false}>{t('change.save')}</SubmitButton>
      </DialogActions>
    </FormShell>
  );
}
