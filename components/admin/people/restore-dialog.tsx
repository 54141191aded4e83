'use client';

import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useToast } from '@/components/ui/toast';
import { useMemberActs } from '@/hooks/admin/use-members';
import { useErrorText } from '@/hooks/use-error-text';
import type { MemberDetails } from '@/lib/contract/operator-people';
import { isolate } from '@/lib/shared/arabic';

type MemberDialogProps = { member: MemberDetails; open: boolean; onClose: () => void };

/** Asks before a suspension is lifted. */
export function RestoreDialog({ member, open, onClose }: MemberDialogProps) {
  const { t } = useTranslation('operator');
  const toast = useToast();
  const errorText = useErrorText();
  const { restore } = useMemberActs(member._id);
  const close = () => {
    restore.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title={t('people.restoreQuestion', { name: isolate(member.name) })}
      confirmLabel={t('people.restore')}
      loading={restore.isPending}
      error={restore.error ? errorText(restore.error) : null}
      onCancel={close}
      onConfirm={() =>
        restore.mutate(undefined, {
          onSuccess: () => {
            toast(t('people.restored'));
            close();
          },
        })
      }
    >
      {t('people.restoreNote')}
    </ConfirmDialog>
  );
}
