'use client';

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useToast } from '@/components/ui/toast';
import { useLeaveCompany } from '@/hooks/companies/use-company-acts';
import { useErrorText } from '@/hooks/use-error-text';
import type { Membership } from '@/lib/contract/companies';
import { isolate } from '@/lib/shared/arabic';

type LeaveDialogProps = {
  /** The company to leave; null closes the dialog. */
  membership: Membership | null;
  onClose: () => void;
};

/** Asks before the member leaves a company. */
export function LeaveDialog({ membership, onClose }: LeaveDialogProps) {
  const { t } = useTranslation('companies');
  const toast = useToast();
  const errorText = useErrorText();
  const leave = useLeaveCompany();
  // The text stays while the dialog fades out.
  const [last, setLast] = useState<Membership | null>(membership);
  if (membership && membership !== last) setLast(membership);
  const close = () => {
    leave.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      open={membership !== null}
      title={t('leave.question', { name: isolate(last?.company.name ?? '') })}
      confirmLabel={t('leave.confirm')}
      destructive
      loading={leave.isPending}
      error={leave.error ? errorText(leave.error) : null}
      onCancel={close}
      onConfirm={() => {
        if (!membership) return;
        leave.mutate(membership.company._id, {
          onSuccess: () => {
            toast(t('leave.done'));
            close();
          },
        });
      }}
    >
      {t('leave.note')}
    </ConfirmDialog>
  );
}
