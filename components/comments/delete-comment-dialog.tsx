'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '@/components/action/confirm-action';
import { type CommentSubject, removeComment } from '@/hooks/comments/comments-cache';
import { deleteComment } from '@/lib/client/endpoints.gen';
import type { CommentView } from '@/lib/contract/comments';

type DeleteCommentDialogProps = { subject: CommentSubject; comment: CommentView; onClose: () => void };

export function DeleteCommentDialog({ subject, comment, onClose }: DeleteCommentDialogProps) {
  const { t } = useTranslation(['posts', 'common']);
  const client = useQueryClient();
  return (
    <ConfirmAction
      endpoint={deleteComment}
      subject={comment}
      input={({ _id }) => ({ params: { type: subject.type, id: _id } })}
      title={t('comments.deleteQuestion')}
      confirmLabel={t('common:action.delete')}
      destructive
      onDone={() => removeComment(client, subject, comment)}
      onClose={onClose}
    />
  );
}
