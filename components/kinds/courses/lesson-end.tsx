'use client';

import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { useCourseRoom } from '@/hooks/kinds/courses/use-course-room';
import { useToast } from '@/hooks/use-toast';
import type { Payload } from '@/lib/contract/endpoint';
import type { CourseRoom, getLesson } from '@/lib/contract/kinds/course-room';
import { paths } from '@/lib/shared/paths';
import styles from './lesson-page.module.css';
import { useCourseWords } from './use-course-words';

/** Whoever only scrolls past the end has not read it. */
const READ_MS = 3_000;

type LessonEndProps = {
  entitlementId: string;
  lesson: Payload<typeof getLesson>;
  finish: () => Promise<boolean>;
};

/** Says what completes the lesson, and leads to the next one. */
export function LessonEnd({ entitlementId, lesson, finish }: LessonEndProps) {
  const { t } = useCourseWords('course-room');
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const end = useRef<HTMLDivElement>(null);
  const { data: room } = useCourseRoom(entitlementId);
  const next = room ? lessonAfter(room, lesson._id) : null;
  const { isComplete, percent } = lesson.progress;
  // A recording of known length is complete when it was watched; everything else by its end, or by hand.
  const isWatched = (lesson.type === 'video' || lesson.type === 'audio') && lesson.seconds !== null;
  const isRead = lesson.type === 'text';
  const isQuiz = lesson.type === 'quiz';
  useReadToEnd(end, isRead && !isComplete, finish);

  const complete = async () => {
    setBusy(true);
    const isDone = await finish();
    setBusy(false);
    if (!isDone) toast(t('notSaved'));
  };
  return (
    <footer ref={end} className={`row cluster spread gap-3 ${styles.end}`}>
      <p className={styles.rule} role="status">
        {isComplete ? (
          <>
            <Icon name="check" size={20} className={styles.check} /> {t('isComplete')}
          </>
        ) : isWatched ? (
          t(lesson.type === 'audio' ? 'completeByListening' : 'completeByWatching', { percent })
        ) : (
          t(isQuiz ? 'completeByPassing' : isRead ? 'completeByReading' : 'completeByHand')
        )}
      </p>
      <div className="cluster gap-2">
        {isComplete || isWatched || isQuiz ? null : (
          <Button variant="outlined" loading={isBusy} onClick={() => void complete()}>
            {t('markComplete')}
          </Button>
        )}
        {next ? (
          <Button
            href={paths.lesson(entitlementId, next)}
            variant={isComplete ? 'contained' : 'text'}
            endIcon={<Icon name="forward" size={20} />}
          >
            {t('nextLesson')}
          </Button>
        ) : null}
      </div>
    </footer>
  );
}

/** The lesson after this one that is open for the buyer. */
function lessonAfter(room: CourseRoom, lessonId: string): string | null {
  const lessons = room.sections.flatMap((section) => section.lessons);
  const index = lessons.findIndex(({ _id }) => _id === lessonId);
  return lessons.slice(index + 1).find(({ opensAt, isGated }) => opensAt === null && !isGated)?._id ?? null;
}

function useReadToEnd(
  end: React.RefObject<HTMLElement | null>,
  isWanted: boolean,
  finish: () => Promise<boolean>,
) {
  useEffect(() => {
    if (!end.current || !isWanted) return;
    let timer: ReturnType<typeof setTimeout>;
    const observer = new IntersectionObserver(([entry]) => {
      clearTimeout(timer);
      if (entry?.isIntersecting) timer = setTimeout(() => void finish(), READ_MS);
    });
    observer.observe(end.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [end, isWanted, finish]);
}
