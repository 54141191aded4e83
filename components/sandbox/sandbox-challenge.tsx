'use client';

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswerChallenge } from '@/hooks/sandbox/use-answer-challenge';
import { useErrorText } from '@/hooks/use-error-text';
import styles from './sandbox.module.css';

type SandboxChallengeProps = { id: string };

/** Plays the page of the card's bank (3-D Secure), with two buttons. */
export function SandboxChallenge({ id }: SandboxChallengeProps) {
  const { t } = useTranslation('checkout');
  const errorText = useErrorText();
  const answer = useAnswerChallenge(id);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const choose = (proven: boolean) => {
    setChosen(proven);
    answer.mutate(proven);
  };
  return (
    <section className={styles.challenge} aria-label={t('sandbox.challengeTitle')}>
      <h2 className={styles.noteTitle}>{t('sandbox.challengeTitle')}</h2>
      <p className={styles.noteWords}>{t('sandbox.challengeHint')}</p>
      {answer.error ? <p role="alert">{errorText(answer.error)}</p> : null}
      <button
        type="button"
        className={styles.button}
        disabled={answer.isPending}
        onClick={() => choose(true)}
      >
        {answer.isPending && chosen ? <span className={styles.spinner} aria-hidden="true" /> : null}
        {t('sandbox.challengeApprove')}
      </button>
      <button
        type="button"
        className={styles.secondary}
        disabled={answer.isPending}
        onClick={() => choose(false)}
      >
        {answer.isPending && chosen === false ? <span className={styles.spinner} aria-hidden="true" /> : null}
        {t('sandbox.challengeRefuse')}
      </button>
    </section>
  );
}
