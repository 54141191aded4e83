'use client';

import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useToast } from '@/components/ui/toast';
import type { CommentSubject } from '@/hooks/comments/comments-cache';
import { useReportComment } from '@/hooks/comments/use-report-comment';
import { useErrorText } from '@/hooks/use-error-text';
import type { CommentView } from '@/lib/contract/comments';

type ReportCommentDialogProps = { subject: CommentSubject; comment: CommentView; onClose: () => void };

export function ReportCommentDialog({ subject, comment, onClose }: ReportCommentDialogProps) {
  const { t } = useTranslation('posts');
  const words = useErrorText();
  const toast = useToast();
  const report = useReportComment(subject, comment);
  const onSuccess = () => {
    toast(t('comments.reported'));
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t('comments.report')}
      confirmLabel={t('comments.report')}
      loading={report.isPending}
      error={report.error ? words(report.error) : null}
      onConfirm={() => report.mutate(undefined, { onSuccess })}
      onCancel={onClose}
    >
      {t('comments.reportSure')}
    </ConfirmDialog>
  );
}
