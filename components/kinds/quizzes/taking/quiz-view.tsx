'use client';

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '@/components/session/query-view';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import type { QuizPlace } from '@/hooks/kinds/quizzes/quiz-place';
import { useQuiz } from '@/hooks/kinds/quizzes/use-quiz';
import { Messages } from '@/lib/i18n/page-messages';
import { AttemptView } from './attempt-view';
import { QuizStart } from './quiz-start';

type QuizViewProps = { place: QuizPlace };

/** A bought quiz: what it asks, an attempt, and how it went. */
export function QuizView(props: QuizViewProps) {
  return (
    <Messages of={['quiz-room']}>
      <View {...props} />
    </Messages>
  );
}

function View({ place }: QuizViewProps) {
  const { t } = useTranslation('quiz-room');
  const query = useQuiz(place);
  const [attemptId, setAttemptId] = useState<string | null>(null);
  if (attemptId) return <AttemptView key={attemptId} id={attemptId} place={place} onOther={setAttemptId} />;
  const skeleton = (
    <SkeletonGroup>
      <Skeleton shape="block" height={240} />
    </SkeletonGroup>
  );
  return (
    <QueryView query={query} failed={t('failed')} skeleton={skeleton}>
      {(quiz) => <QuizStart place={place} quiz={quiz} onOpen={setAttemptId} />}
    </QueryView>
  );
}
