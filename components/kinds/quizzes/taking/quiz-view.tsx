'use client';

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
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
  if (query.data) return <QuizStart place={place} quiz={query.data} onOpen={setAttemptId} />;
  if (query.error) return <LoadError title={t('failed')} query={query} />;
  return (
    <SkeletonGroup>
      <Skeleton shape="block" height={240} />
    </SkeletonGroup>
  );
}
