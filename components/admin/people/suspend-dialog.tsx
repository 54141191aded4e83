'use client';

import { useTranslation } from 'react-i18next';
import { FormDialog } from '@/components/action/form-dialog';
import { TextAreaField } from '@/components/forms/text-area-field';
import { useAction } from '@/hooks/use-action';
import { suspendMember } from '@/lib/client/endpoints.gen';
import type { MemberDetails } from '@/lib/contract/operator-people';
import { isolate } from '@/lib/shared/arabic';

const schema = async () => (await import('@/lib/contract/operator-people')).suspendMember.body;

type MemberDialogProps = { member: MemberDetails; open: boolean; onClose: () => void };

/** Says what a suspension does and asks for the reason. The member reads it. */
export function SuspendDialog({ member, open, onClose }: MemberDialogProps) {
  const { t } = useTranslation('operator');
  const suspend = useAction(suspendMember, { done: t('people.suspended') });
  return (
    <FormDialog
      open={open}
      title={t('people.suspendQuestion', { name: isolate(member.name) })}
      schema={schema}
      defaultValues={{ reason: '' }}
      onSubmit={(body) => suspend.runAsync({ params: { id: member._id }, body })}
      submitLabel={t('people.suspend')}
      destructive
      onClose={onClose}
    >
      <p>{t('people.suspendNote')}</p>
      <TextAreaField
        name="reason"
        label={t('people.reason')}
        hint={t('people.reasonHint')}
        max={1000}
        required
      />
    </FormDialog>
  );
}
