'use client';

import { useTranslation } from 'react-i18next';
import { FormDialog } from '@/components/action/form-dialog';
import { useLast } from '@/components/action/use-last';
import { TextField } from '@/components/forms/text-field';
import { useAction } from '@/hooks/use-action';
import { changeShare } from '@/lib/client/endpoints.gen';
import type { Company, CompanyMember } from '@/lib/contract/companies';
import { isolate } from '@/lib/shared/arabic';
import { percentTyped } from '@/lib/shared/share';
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
  const change = useAction(changeShare, { done: t('change.done') });
  const shown = useLast(member);
  if (!shown) return null;
  const params = { id: company.company._id, memberId: shown._id };
  return (
    <FormDialog
      open={member !== null}
      title={t('change.title', { name: isolate(shown.person.name) })}
      schema={schema}
      defaultValues={{ shareBps: typedShare(shown.shareBps), start: 'now', day: '' }}
      onSubmit={({ shareBps, start, day }) =>
        change.runAsync({
          params,
          body: { shareBps, ...(start === 'later' ? { from: dayBegins(day) } : {}) },
        })
      }
      submitLabel={t('change.save')}
      maxWidth="xs"
      onClose={onClose}
    >
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
      <ShareMeaning company={company} member={shown} />
    </FormDialog>
  );
}
