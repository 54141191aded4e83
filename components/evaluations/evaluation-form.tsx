'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { FormShell } from '@/components/forms/form-shell';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextAreaField } from '@/components/forms/text-area-field';
import type { RatedSubject } from '@/hooks/evaluations/use-evaluations';
import { useAction } from '@/hooks/use-action';
import { putPostEvaluation, putProductEvaluation } from '@/lib/client/endpoints.gen';
import type { Evaluation } from '@/lib/contract/evaluations';
import { LONGEST_EVALUATION } from '@/lib/contract/limits';
import styles from './evaluations.module.css';
import { RatingField } from './rating-field';

const schema = async () => (await import('./evaluation-schema')).EvaluationInput;

type EvaluationFormProps = {
  subject: RatedSubject;
  /** The member's rating so far. */
  mine: Evaluation | null;
  /** Called after it was saved, or left; without it, it cannot be left. */
  onLeave?: (() => void) | undefined;
};

/** The member's rating: stars and, if they like, text. */
export function EvaluationForm({ subject, mine, onLeave }: EvaluationFormProps) {
  const { t } = useTranslation(['evaluations', 'common']);
  const put = useAction(subject.type === 'product' ? putProductEvaluation : putPostEvaluation, {
    done: t(mine ? 'changed' : 'saved'),
  });
  return (
    <FormShell
      key={mine?._id ?? 'new'}
      schema={schema}
      defaultValues={{ rating: mine?.rating, text: mine?.text ?? '' }}
      label={mine ? t('editTitle') : t('writeTitle')}
      onSubmit={async (body) => {
        await put.runAsync({ params: { id: subject.id }, body });
        onLeave?.();
      }}
    >
      <RatingField name="rating" label={t('stars')} />
      <TextAreaField
        name="text"
        label={t('text')}
        placeholder={t('textHint')}
        rows={3}
        max={LONGEST_EVALUATION}
      />
      <div className={`row cluster gap-2 ${styles.buttons}`}>
        <SubmitButton fullWidth={false}>{mine ? t('update') : t('submit')}</SubmitButton>
        {onLeave ? (
          <Button variant="text" color="inherit" onClick={onLeave}>
            {t('common:action.cancel')}
          </Button>
        ) : null}
      </div>
    </FormShell>
  );
}
