'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Icon } from '@/components/ui/icon';
import { type KeepState, useAnswers } from '@/hooks/kinds/quizzes/use-answers';
import { IS_GONE, useSubmitAttempt } from '@/hooks/kinds/quizzes/use-quiz';
import { useTimeLeft } from '@/hooks/use-time-left';
import type { ApiError } from '@/lib/client/api-error';
import type { Attempt } from '@/lib/contract/kinds/quizzes';
import { DAY } from '@/lib/shared/time';
import { isUnanswered } from './answered';
import { QuestionView } from './question-view';
import styles from './taking.module.css';

type OpenAttemptProps = {
  attempt: Attempt;
  /** by how much the device's clock is ahead, in milliseconds */
  clockError: number;
  refresh: () => Promise<unknown>;
};

/** An attempt that goes on: one question at a time, each answer kept by itself. */
export function OpenAttempt({ attempt, clockError, refresh }: OpenAttemptProps) {
  const { t } = useTranslation('quiz-room');
  const { questions, deadline } = attempt;
  const submit = useSubmitAttempt();
  // It is over, or may not be taken any more: the server says which.
  const whenOver = useCallback(() => void refresh(), [refresh]);
  const { answers, answer, flush, state } = useAnswers(attempt, whenOver);
  const [at, setAt] = useState(() => firstOpen(attempt));
  const [isAsked, setAsked] = useState(false);
  const [isWanted, setWanted] = useState(false);
  // What was confirmed is what is graded.
  const isSending = isWanted || submit.isPending;
  const question = questions[at];
  const missing = questions.filter(({ position }) => isUnanswered(answers[position])).length;
  const title = useRef<HTMLHeadingElement>(null);
  const go = (next: number) => {
    setAt(next);
    requestAnimationFrame(() => title.current?.focus());
  };
  // Whoever goes on leaves the order as it is shown: right or wrong, or going on would say which.
  const settle = () => {
    if (question?.type !== 'order' || !isUnanswered(answers[question.position])) return;
    answer(question.position, { chosen: question.options.map(({ _id }) => _id) });
  };
  // Without a connection the call is paused, also where its session has to be renewed first.
  const send = useEffectEvent(() => {
    submit
      .runAsync({ params: { id: attempt._id } })
      .catch(({ code }: ApiError) => IS_GONE.has(code) && whenOver());
  });
  // All answers are saved first: without a connection it is submitted once that is back.
  useEffect(() => {
    if (!isWanted || state !== 'kept') return;
    setWanted(false);
    send();
  }, [isWanted, state]);
  if (!question) return null;
  return (
    <div className="stack gap-4">
      <header className={styles.bar}>
        <h2 ref={title} tabIndex={-1} className={styles.subtitle}>
          {t('question.of', { number: at + 1, of: questions.length })}
        </h2>
        <Kept state={state} />
        {deadline && isSoon(deadline, attempt.now) ? (
          <TimeLeft
            until={new Date(Date.parse(deadline) + clockError).toISOString()}
            onOver={() => void refresh()}
          />
        ) : null}
      </header>
      <div className={styles.asked} inert={isSending}>
        <Card as="section" padding="large">
          <QuestionView
            key={question.position}
            question={question}
            attempt={attempt}
            answer={answers[question.position] ?? null}
            onAnswer={(given) => answer(question.position, given)}
          />
        </Card>
      </div>
      {submit.failure ? <Alert severity="error">{submit.failure}</Alert> : null}
      {submit.isPaused || (isWanted && state === 'offline') ? (
        <Alert severity="warning">{t('keep.thenSubmitted')}</Alert>
      ) : null}
      <div className="flex spread gap-3">
        <Button
          variant="outlined"
          disabled={at === 0}
          startIcon={<Icon name="back" size={20} />}
          onClick={() => go(at - 1)}
        >
          {t('question.before')}
        </Button>
        {at < questions.length - 1 ? (
          <Button
            endIcon={<Icon name="forward" size={20} />}
            onClick={() => {
              settle();
              go(at + 1);
            }}
          >
            {t('question.next')}
          </Button>
        ) : (
          <Button
            loading={isSending}
            onClick={() => {
              settle();
              setAsked(true);
            }}
          >
            {t('submit')}
          </Button>
        )}
      </div>
      <nav aria-label={t('question.all')} className="cluster gap-1">
        {questions.map(({ position }, index) => (
          <button
            key={position}
            type="button"
            className={styles.number}
            data-answered={!isUnanswered(answers[position])}
            aria-current={index === at ? 'step' : undefined}
            aria-label={t(isUnanswered(answers[position]) ? 'question.open' : 'question.answered', {
              number: position,
            })}
            onClick={() => go(index)}
          >
            {position}
          </button>
        ))}
      </nav>
      <ConfirmDialog
        open={isAsked}
        title={t('submitQuestion')}
        confirmLabel={t('submit')}
        loading={submit.isPending}
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          setWanted(true);
          void flush();
        }}
      >
        {missing > 0 ? t('missing', { count: missing }) : t('allAnswered')}
      </ConfirmDialog>
    </div>
  );
}

/** Without a time of its own, one before a workshop ends with its start: seconds are not counted for weeks. */
const isSoon = (deadline: string, now: string): boolean => Date.parse(deadline) - Date.parse(now) < DAY;

/** An attempt that is gone on with opens where the first answer is missing. */
function firstOpen({ questions }: Attempt): number {
  return Math.max(
    0,
    questions.findIndex(({ answer }) => isUnanswered(answer)),
  );
}

function TimeLeft({ until, onOver }: { until: string; onOver: () => void }) {
  const { t } = useTranslation('quiz-room');
  const left = useTimeLeft(until, onOver);
  return (
    <span className={styles.time} role="timer">
      <Icon name="clock" size={20} />
      {left ? t('timeLeft', { time: left }) : left === null ? t('timeOver') : null}
    </span>
  );
}

function Kept({ state }: { state: KeepState }) {
  const { t } = useTranslation('quiz-room');
  // A word that comes and goes with each key is a nuisance: only what takes long is said.
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(state !== 'kept'), state === 'kept' ? 0 : 1500);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <span className="grow type-caption text-secondary" role="status">
      {isShown ? t(`keep.${state}`) : null}
    </span>
  );
}
