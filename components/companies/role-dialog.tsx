'use client';

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useToast } from '@/components/ui/toast';
import { useChangeRole } from '@/hooks/companies/use-company-acts';
import { useErrorText } from '@/hooks/use-error-text';
import type { CompanyMember } from '@/lib/contract/companies';
import { isolate } from '@/lib/shared/arabic';

type RoleDialogProps = {
  companyId: string;
  /** The member whose role changes; null closes the dialog. */
  member: CompanyMember | null;
  onClose: () => void;
};

/** There are two roles. Asks before a member gets the other one. */
export function RoleDialog({ companyId, member, onClose }: RoleDialogProps) {
  const { t } = useTranslation('companies');
  const toast = useToast();
  const errorText = useErrorText();
  const change = useChangeRole(companyId);
  // The text stays while the dialog fades out. By then the member has the other role.
  const [last, setLast] = useState<CompanyMember | null>(member);
  if (member && member !== last) setLast(member);
  const role = last?.role === 'administrator' ? 'member' : 'administrator';
  const close = () => {
    change.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      open={member !== null}
      title={t(`roles.${role}.question`, { name: isolate(last?.person.name ?? '') })}
      confirmLabel={t(`roles.${role}.confirm`)}
      loading={change.isPending}
      error={change.error ? errorText(change.error) : null}
      onCancel={close}
      onConfirm={() => {
        if (!member) return;
        change.mutate(
          { memberId: member._id, role },
          {
            onSuccess: () => {
              toast(t('roles.done'));
              close();
            },
          },
        );
      }}
    >
      {t(`roles.${role}.note`)}
    </ConfirmDialog>
  );
}
