'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { BidiText } from '@/components/ui/bidi-text';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import type { QuizPlace } from '@/hooks/kinds/quizzes/quiz-place';
import { useBeginAttempt, useQuiz } from '@/hooks/kinds/quizzes/use-quiz';
import type { AskedQuestion, Attempt, GradedQuestion } from '@/lib/contract/kinds/quizzes';
import { AnswerText } from './answer-text';
import styles from './taking.module.css';

type AttemptResultProps = {
  attempt: Attempt;
  place: QuizPlace;
  onOther: (id: string | null) => void;
};

/** How an attempt went: the grade, then what to look at again, then what was right. */
export function AttemptResult({ attempt, place, onOther }: AttemptResultProps) {
  const { t } = useTranslation('quiz-room');
  const { percent, isPassed, passPercent, questions, isRevealed } = attempt;
  const graded = new Map((attempt.graded ?? []).map((one) => [one.position, one]));
  const isRight = ({ position }: AskedQuestion) => graded.get(position)?.isRight === true;
  const parts = [
    ['result.again', questions.filter((question) => !isRight(question))],
    ['result.rightOnes', questions.filter(isRight)],
  ] as const;
  return (
    <div className="stack gap-4">
      <Card as="section" padding="large" className={styles.grade}>
        <div role="status" className={styles.gradeWords} data-passed={isPassed}>
          <Icon name={isPassed ? 'check' : 'refresh'} size={36} />
          <h2 className={styles.subtitle}>{t(isPassed ? 'result.passed' : 'result.failed')}</h2>
          <p className={styles.percent}>{t('percent', { percent: percent ?? 0 })}</p>
          {passPercent > 0 ? (
            <p className="type-body2 text-secondary">{t('result.needed', { percent: passPercent })}</p>
          ) : null}
        </div>
        <div className={styles.acts}>
          <Again place={place} isPassed={isPassed === true} onOther={onOther} />
          <Button variant="text" onClick={() => onOther(null)}>
            {t('result.toQuiz')}
          </Button>
        </div>
      </Card>
      {isRevealed ? null : <p className="type-body2 text-secondary">{t('result.hidden')}</p>}
      {parts.map(([title, list]) =>
        list.length === 0 ? null : (
          <section key={title} className="stack gap-4" aria-label={t(title)}>
            <h2 className={styles.subtitle}>{t(title)}</h2>
            <ol className={styles.results}>
              {list.map((question) => (
                <Result key={question.position} question={question} graded={graded.get(question.position)} />
              ))}
            </ol>
          </section>
        ),
      )}
    </div>
  );
}

/** Another attempt, where one is left. */
function Again({ place, isPassed, onOther }: Omit<AttemptResultProps, 'attempt'> & { isPassed: boolean }) {
  const { t } = useTranslation('quiz-room');
  const { data: quiz } = useQuiz(place);
  const begin = useBeginAttempt(place);
  if (isPassed || !quiz || quiz.isOver || quiz.attemptsLeft === 0) return null;
  return (
    <>
      {begin.failure ? <Alert severity="error">{begin.failure}</Alert> : null}
      <Button
        loading={begin.isPending}
        onClick={() => begin.run({ params: place }, { onSuccess: ({ _id }) => onOther(_id) })}
      >
        {t('start.again')}
      </Button>
    </>
  );
}

function Result({ question, graded }: { question: AskedQuestion; graded?: GradedQuestion }) {
  const { t } = useTranslation('quiz-room');
  if (!graded) return null;
  const { isRight, earned, spelling, right, explanation } = graded;
  return (
    <li className={`grid gap-2 type-body2 anywhere ${styles.result}`} data-right={isRight}>
      <div className={styles.resultHead}>
        <Icon
          name={isRight ? 'check' : 'close'}
          size={20}
          label={t(isRight ? 'result.right' : 'result.wrong')}
        />
        <BidiText>{question.text}</BidiText>
        <small>{t('result.points', { earned, of: question.points })}</small>
      </div>
      <div>
        <span className="type-body2 text-secondary">{t('result.yours')}</span>{' '}
        <AnswerText question={question} answer={question.answer} />
      </div>
      {spelling ? (
        <p className="type-body2 text-secondary">{t('result.mindSpelling', { spelling })}</p>
      ) : null}
      {right && !isRight ? (
        <div>
          <span className="type-body2 text-secondary">{t('result.rightAnswer')}</span>{' '}
          <AnswerText question={question} answer={right} />
        </div>
      ) : null}
      {explanation ? <BidiText as="p">{explanation}</BidiText> : null}
    </li>
  );
}
