'use client';

import type { QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { replaceEvaluation } from '@/hooks/evaluations/replace-evaluation';
import type { RatedSubject } from '@/hooks/evaluations/use-evaluations';
import { useAction } from '@/hooks/use-action';
import { deleteEvaluationVote, putEvaluationVote } from '@/lib/client/endpoints.gen';
import type { Evaluation } from '@/lib/contract/evaluations';
import styles from './evaluations.module.css';

type HelpfulProps = { subject: RatedSubject; row: Evaluation };

const ANSWERS = [true, false] as const;

/** How many found a rating helpful, and the reader's own answer. Pressing it again takes it back. */
export function Helpful({ subject, row }: HelpfulProps) {
  const { t } = useTranslation('evaluations');
  const params = { id: row._id };
  const options = {
    toastsFailure: true,
    keep: (client: QueryClient, answer: Evaluation) => replaceEvaluation(client, subject, answer),
  };
  const put = useAction(putEvaluationVote, options);
  const remove = useAction(deleteEvaluationVote, options);
  const found = row.helpful > 0 ? <span>{t('helpful.found', { count: row.helpful })}</span> : null;
  if (!row.can.vote) return found;
  return (
    <>
      {found}
      <fieldset className={`row cluster gap-2 type-caption text-secondary ${styles.vote}`}>
        <legend>{t('helpful.question')}</legend>
        {ANSWERS.map((answer) => (
          <button
            key={String(answer)}
            type="button"
            className={styles.act}
            aria-pressed={row.vote === answer}
            disabled={put.isPending || remove.isPending}
            onClick={() =>
              row.vote === answer ? remove.run({ params }) : put.run({ params, body: { helpful: answer } })
            }
          >
            {t(answer ? 'helpful.yes' : 'helpful.no')}
          </button>
        ))}
      </fieldset>
    </>
  );
}
