'use client';

import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import type { QuizPlace } from '@/hooks/kinds/quizzes/quiz-place';
import { IS_GONE, useAttempt, useAttemptAgain } from '@/hooks/kinds/quizzes/use-quiz';
import { AttemptResult } from './attempt-result';
import { OpenAttempt } from './open-attempt';

type AttemptViewProps = {
  id: string;
  place: QuizPlace;
  /** another attempt, or null for the beginning of the quiz */
  onOther: (id: string | null) => void;
};

/** An attempt: its questions while it goes on, then how it went. */
export function AttemptView({ id, place, onOther }: AttemptViewProps) {
  const { t } = useTranslation('quiz-room');
  const query = useAttempt(id);
  const again = useAttemptAgain(query, place);
  const { data: attempt, dataUpdatedAt, error } = query;
  // The money went back meanwhile, the date was cancelled, or its creator took the quiz away.
  if (error && IS_GONE.has(error.code)) return <LoadError title={t('failed')} query={query} />;
  if (attempt?.submittedAt) return <AttemptResult attempt={attempt} place={place} onOther={onOther} />;
  if (attempt)
    return (
      <OpenAttempt
        attempt={attempt}
        // The device's clock may be wrong: it only counts from when the answer came.
        clockError={dataUpdatedAt - Date.parse(attempt.now)}
        refresh={again}
      />
    );
  if (error) return <LoadError title={t('failed')} query={query} />;
  return (
    <SkeletonGroup>
      <Skeleton shape="block" height={320} />
    </SkeletonGroup>
  );
}
