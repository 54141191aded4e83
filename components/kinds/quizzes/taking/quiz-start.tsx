'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Card } from '@/components/ui/card';
import { type Fact, FactList } from '@/components/ui/fact-list';
import { StatusChip } from '@/components/ui/status-chip';
import { isOfLesson, type QuizPlace } from '@/hooks/kinds/quizzes/quiz-place';
import { useBeginAttempt } from '@/hooks/kinds/quizzes/use-quiz';
import type { AttemptLine, QuizStart as Quiz } from '@/lib/contract/kinds/quizzes';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { formatMoment } from '@/lib/shared/dates';
import styles from './taking.module.css';

type QuizStartProps = {
  place: QuizPlace;
  quiz: Quiz;
  onOpen: (attemptId: string) => void;
};

/** What a quiz asks, said before it begins, and the attempts so far. */
export function QuizStart({ place, quiz, onOpen }: QuizStartProps) {
  const { t } = useTranslation('quiz-room');
  const begin = useBeginAttempt(place);
  const { questionsCount, passPercent, minutes, attemptsLeft, attempts, isGate, isOver } = quiz;
  const of = isOfLesson(place) ? 'lesson' : place.placed === 'alone' ? 'assessment' : 'workshop';
  const isOpen = attempts.some(({ submittedAt }) => submittedAt === null);
  const isPassed = attempts.some((attempt) => attempt.isPassed);
  const isUsedUp = !isOver && attemptsLeft === 0 && !isOpen;
  const facts: Fact[] = [
    [t('start.questions'), questionsCount],
    [t('start.pass'), passPercent === 0 ? null : t('percent', { percent: passPercent })],
    [t('start.time'), minutes === null ? t('start.noLimit') : t('minutes', { count: minutes })],
    [
      t('start.attemptsLeft'),
      isOver ? null : attemptsLeft === null ? t('start.asManyAsYouLike') : attemptsLeft,
    ],
  ];
  return (
    <div className="stack gap-4">
      <Card as="section" className="stack gap-4">
        <FactList facts={facts} />
        {isGate && !isPassed ? <p className="type-body2 text-secondary">{t(`start.gate.${of}`)}</p> : null}
        {minutes === null || isOver ? null : <p className="type-body2 text-secondary">{t('start.clock')}</p>}
        {isUsedUp ? <p className="type-body2 text-secondary">{t(`start.usedUp.${of}`)}</p> : null}
        {isOver ? <p className="type-body2 text-secondary">{t('start.over')}</p> : null}
        {begin.failure ? <Alert severity="error">{begin.failure}</Alert> : null}
        {isUsedUp || isOver ? null : (
          <div>
            <Button
              size="large"
              variant={isPassed && !isOpen ? 'outlined' : 'contained'}
              loading={begin.isPending}
              onClick={() => begin.run({ params: place }, { onSuccess: ({ _id }) => onOpen(_id) })}
            >
              {t(isOpen ? 'start.goOn' : attempts.length > 0 ? 'start.again' : 'start.begin')}
            </Button>
          </div>
        )}
      </Card>
      <Attempts attempts={attempts.filter(({ submittedAt }) => submittedAt !== null)} onOpen={onOpen} />
    </div>
  );
}

function Attempts({ attempts, onOpen }: { attempts: readonly AttemptLine[]; onOpen: (id: string) => void }) {
  const { t } = useTranslation('quiz-room');
  const { intl } = useLocale();
  const zone = useTimeZone();
  if (attempts.length === 0) return null;
  return (
    <section aria-label={t('attempts.title')} className="stack gap-4">
      <h2 className={styles.subtitle}>{t('attempts.title')}</h2>
      <ul className={styles.lines}>
        {attempts.map(({ _id, number, submittedAt, percent, isPassed }) => (
          <li key={_id} className={styles.line}>
            <span className={styles.lineWords}>
              <strong>{t('attempts.line', { number, percent: percent ?? 0 })}</strong>
              <small>{formatMoment(submittedAt ?? '', intl, zone)}</small>
            </span>
            <StatusChip
              label={t(isPassed ? 'attempts.passed' : 'attempts.failed')}
              tone={isPassed ? 'success' : 'neutral'}
            />
            <Button
              variant="text"
              size="small"
              aria-label={t('attempts.lookAt', { number })}
              onClick={() => onOpen(_id)}
            >
              {t('attempts.look')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
