'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { type PlayerLink, usePlayerLink } from '@/components/media-player/use-player-link';
import { useLessonProgress } from '@/hooks/kinds/courses/use-lesson-progress';
import type { Payload } from '@/lib/contract/endpoint';
import type { getLesson } from '@/lib/contract/kinds/course-room';
import { QuizView } from '../quizzes/taking/quiz-view';
import { LessonContent } from './lesson-content';
import { LessonEnd } from './lesson-end';
import styles from './lesson-page.module.css';
import { LessonQuestions } from './lesson-questions';
import { LessonNotes } from './notes/lesson-notes';

type LessonViewProps = { entitlementId: string; lesson: Payload<typeof getLesson> };

/** A bought lesson: its content, what completes it, and the way to the next. It begins where its buyer stopped. */
export function LessonView({ entitlementId, lesson }: LessonViewProps) {
  const { report, finish } = useLessonProgress(entitlementId, lesson._id);
  const player = usePlayerLink();
  const at = useAskedSecond(player);
  const isPlayed = lesson.file !== null && (lesson.type === 'video' || lesson.type === 'audio');
  return (
    <article className={styles.lesson} aria-labelledby="lesson-title">
      {lesson.type === 'quiz' ? <QuizView place={{ id: entitlementId, lessonId: lesson._id }} /> : null}
      <LessonContent
        place={{ by: 'purchase', id: entitlementId, lessonId: lesson._id }}
        content={lesson}
        progress={lesson.progress}
        askedAt={at}
        onWatched={report}
        player={player}
        notes={
          <LessonNotes entitlementId={entitlementId} lesson={lesson} player={isPlayed ? player : null} />
        }
      />
      <LessonEnd entitlementId={entitlementId} lesson={lesson} finish={finish} />
      {lesson.questionsCount === null ? null : (
        <LessonQuestions lessonId={lesson._id} count={lesson.questionsCount} />
      )}
    </article>
  );
}

/** The second that the address names; where another one is asked for in the same lesson, the player goes there. */
function useAskedSecond(player: PlayerLink): number | null {
  const asked = useSearchParams().get('at');
  const at = asked && /^\d{1,5}$/.test(asked) ? Number(asked) : null;
  const begun = useRef(at);
  useEffect(() => {
    if (at === begun.current) return;
    begun.current = at;
    if (at !== null) player.playFrom(at);
  }, [at, player]);
  return at;
}
