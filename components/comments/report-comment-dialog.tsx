'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '@/components/action/confirm-action';
import { type CommentSubject, noteReported } from '@/hooks/comments/comments-cache';
import { reportComment } from '@/lib/client/endpoints.gen';
import type { CommentView } from '@/lib/contract/comments';

type ReportCommentDialogProps = { subject: CommentSubject; comment: CommentView; onClose: () => void };

export function ReportCommentDialog({ subject, comment, onClose }: ReportCommentDialogProps) {
  const { t } = useTranslation('posts');
  const client = useQueryClient();
  return (
    <ConfirmAction
      endpoint={reportComment}
      subject={comment}
      input={({ _id }) => ({ params: { type: subject.type, id: _id } })}
      title={t('comments.report')}
      confirmLabel={t('comments.report')}
      done={t('comments.reported')}
      onDone={() => noteReported(client, comment)}
      onClose={onClose}
    >
      {t('comments.reportSure')}
    </ConfirmAction>
  );
}
