'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { FormShell } from '@/components/forms/form-shell';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextAreaField } from '@/components/forms/text-area-field';
import { replaceEvaluation } from '@/hooks/evaluations/replace-evaluation';
import type { RatedSubject } from '@/hooks/evaluations/use-evaluations';
import { useAction } from '@/hooks/use-action';
import { putEvaluationReply } from '@/lib/client/endpoints.gen';
import type { Evaluation } from '@/lib/contract/evaluations';
import { LONGEST_EVALUATION } from '@/lib/contract/limits';
import styles from './evaluations.module.css';

const schema = async () => (await import('@/lib/contract/evaluations')).putEvaluationReply.body;

type ReplyFormProps = { subject: RatedSubject; row: Evaluation; onLeave: () => void };

/** Writes or changes the answer to a rating. */
export function ReplyForm({ subject, row, onLeave }: ReplyFormProps) {
  const { t } = useTranslation(['evaluations', 'common']);
  const put = useAction(putEvaluationReply, {
    keep: (client, answer) => replaceEvaluation(client, subject, answer),
  });
  return (
    <FormShell
      schema={schema}
      className={styles.replyForm}
      defaultValues={{ text: row.reply ?? '' }}
      label={t('reply.write')}
      onSubmit={async (body) => {
        await put.runAsync({ params: { id: row._id }, body });
        onLeave();
      }}
    >
      <TextAreaField
        name="text"
        label={t('reply.label')}
        hint={t('reply.hint')}
        rows={2}
        max={LONGEST_EVALUATION}
      />
      <div className={`row cluster gap-2 ${styles.buttons}`}>
        <SubmitButton fullWidth={false}>{t('reply.send')}</SubmitButton>
        <Button variant="text" color="inherit" onClick={onLeave}>
          {t('common:action.cancel')}
        </Button>
      </div>
    </FormShell>
  );
}
