'use client';

import { useTranslation } from 'react-i18next';
import { FormDialog } from '@/components/action/form-dialog';
import { SelectField } from '@/components/forms/select-field';
import { TextField } from '@/components/forms/text-field';
import { useAction } from '@/hooks/use-action';
import { inviteMember } from '@/lib/client/endpoints.gen';
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
  const { t } = useTranslation('companies');
  const { intl } = useLocale();
  const invite = useAction(inviteMember, { done: t('invite.done') });
  const roles = company.can.appoint ? (['member', 'administrator'] as const) : (['member'] as const);
  return (
    <FormDialog
      open={open}
      title={t('invite.title')}
      schema={schema}
      defaultValues={{ handle: '', shareBps: '', role: 'member' }}
      onSubmit={(body) => invite.runAsync({ params: { id: company.company._id }, body })}
      submitLabel={t('invite.send')}
      maxWidth="xs"
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
