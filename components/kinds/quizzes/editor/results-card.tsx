'use client';

import { useTranslation } from 'react-i18next';
import { BidiText } from '@/components/ui/bidi-text';
import { FactList } from '@/components/ui/fact-list';
import { TitledCard } from '@/components/ui/titled-card';
import { isOfLesson, type QuizPlace } from '@/hooks/kinds/quizzes/quiz-place';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getAssessmentResults, getQuizResults } from '@/lib/client/endpoints.gen';
import type { QuestionResult } from '@/lib/contract/kinds/quizzes';
import styles from './quiz.module.css';

/** How the attempts went: in all, and question by question with the wrong answers. Nothing before the first. */
export function ResultsCard({ place }: { place: QuizPlace }) {
  const { t } = useTranslation('kinds-quizzes');
  const { data } = useEndpointQuery<typeof getQuizResults | typeof getAssessmentResults>(
    isOfLesson(place) ? getQuizResults : getAssessmentResults,
    { params: place },
  );
  if (!data || data.attemptsCount === 0) return null;
  const { attemptsCount, learnersCount, passedCount, averagePercent, questions } = data;
  return (
    <TitledCard title={t('results.title')} hint={t('results.hint')}>
      <FactList
        facts={[
          [t('results.attempts'), attemptsCount],
          [t('results.learners'), learnersCount],
          [t('results.passed'), passedCount],
          [t('results.average'), t('settings.percent', { percent: averagePercent ?? 0 })],
        ]}
      />
      <ol className={styles.list}>
        {questions.map((question) => (
          <QuestionRow key={question.questionId} question={question} />
        ))}
      </ol>
    </TitledCard>
  );
}

function QuestionRow({ question }: { question: QuestionResult }) {
  const { t } = useTranslation('kinds-quizzes');
  const { text, type, count, rightCount, unansweredCount, wrong } = question;
  const wordsOf = (answer: string) =>
    type === 'true_false' ? t(answer === 'true' ? 'answer.true' : 'answer.false') : answer;
  return (
    <li className={`grid gap-1 type-body2 anywhere ${styles.result}`}>
      <BidiText>{text}</BidiText>
      <small>
        {t('results.right', { right: rightCount, count })}
        {unansweredCount > 0 ? ` · ${t('results.unanswered', { count: unansweredCount })}` : null}
      </small>
      {wrong.length > 0 ? (
        <ul className={`cluster type-caption text-secondary ${styles.wrongs}`}>
          {wrong.map(({ answer, count }) => (
            <li key={answer}>
              <BidiText>{wordsOf(answer)}</BidiText> × {count}
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
