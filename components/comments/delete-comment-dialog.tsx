'use client';

import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { CommentSubject } from '@/hooks/comments/comments-cache';
import { useDeleteComment } from '@/hooks/comments/use-delete-comment';
import { useErrorText } from '@/hooks/use-error-text';
import type { CommentView } from '@/lib/contract/comments';

type DeleteCommentDialogProps = { subject: CommentSubject; comment: CommentView; onClose: () => void };

export function DeleteCommentDialog({ subject, comment, onClose }: DeleteCommentDialogProps) {
  const { t } = useTranslation(['posts', 'common']);
  const words = useErrorText();
  const remove = useDeleteComment(subject, comment);
  return (
    <ConfirmDialog
      open
      title={t('comments.deleteQuestion')}
      confirmLabel={t('common:action.delete')}
      destructive
      loading={remove.isPending}
      error={remove.error ? words(remove.error) : null}
      onConfirm={() => remove.mutate(undefined, { onSuccess: onClose })}
      onCancel={onClose}
    />
  );
}
