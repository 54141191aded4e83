'use client';

import { useTranslation } from 'react-i18next';
import { useErrorToast } from '@/components/session/use-error-toast';
import type { RatedSubject } from '@/hooks/evaluations/use-evaluations';
import { useVote } from '@/hooks/evaluations/use-vote';
import type { Evaluation } from '@/lib/contract/evaluations';
import styles from './evaluations.module.css';

type HelpfulProps = { subject: RatedSubject; row: Evaluation };

const ANSWERS = [true, false] as const;

/** How many found a rating helpful, and the reader's own answer. Pressing it again takes it back. */
export function Helpful({ subject, row }: HelpfulProps) {
  const { t } = useTranslation('evaluations');
  const onError = useErrorToast();
  const vote = useVote(subject, row._id);
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
            disabled={vote.isPending}
            onClick={() => vote.mutate(row.vote === answer ? null : answer, { onError })}
          >
            {t(answer ? 'helpful.yes' : 'helpful.no')}
          </button>
        ))}
      </fieldset>
    </>
  );
}
