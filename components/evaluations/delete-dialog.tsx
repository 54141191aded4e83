'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '@/components/action/confirm-action';
import { replaceEvaluation } from '@/hooks/evaluations/replace-evaluation';
import type { RatedSubject } from '@/hooks/evaluations/use-evaluations';
import {
  deleteEvaluationReply,
  deletePostEvaluation,
  deleteProductEvaluation,
} from '@/lib/client/endpoints.gen';
import type { Evaluation } from '@/lib/contract/evaluations';

type DeleteEvaluationProps = { subject: RatedSubject; onClose: () => void };

/** Asks before the member's own rating is deleted. */
export function DeleteEvaluation({ subject, onClose }: DeleteEvaluationProps) {
  const { t } = useTranslation(['evaluations', 'common']);
  return (
    <ConfirmAction
      endpoint={subject.type === 'product' ? deleteProductEvaluation : deletePostEvaluation}
      subject={subject}
      input={({ id }) => ({ params: { id } })}
      title={t('deleteQuestion')}
      confirmLabel={t('common:action.delete')}
      destructive
      done={t('deleted')}
      onClose={onClose}
    >
      {t('deleteNote')}
    </ConfirmAction>
  );
}

type DeleteReplyProps = { subject: RatedSubject; row: Evaluation; onClose: () => void };

/** Asks before the answer to a rating is deleted. */
export function DeleteReply({ subject, row, onClose }: DeleteReplyProps) {
  const { t } = useTranslation(['evaluations', 'common']);
  const client = useQueryClient();
  return (
    <ConfirmAction
      endpoint={deleteEvaluationReply}
      subject={row}
      input={({ _id }) => ({ params: { id: _id } })}
      title={t('reply.deleteQuestion')}
      confirmLabel={t('common:action.delete')}
      destructive
      onDone={(answer) => replaceEvaluation(client, subject, answer)}
      onClose={onClose}
    />
  );
}
