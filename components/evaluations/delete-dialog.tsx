'use client';

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useErrorText } from '@/hooks/use-error-text';
import type { ApiError } from '@/lib/client/api-error';

type DeleteDialogProps = {
  title: string;
  children?: ReactNode;
  /** The mutation that deletes. */
  remove: { isPending: boolean; error: ApiError | null };
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before a rating or a reply is deleted. */
export function DeleteDialog({ title, children, remove, onConfirm, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('common');
  const words = useErrorText();
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={t('action.delete')}
      destructive
      loading={remove.isPending}
      error={remove.error ? words(remove.error) : null}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}
