'use client';

import { BidiText } from '@/components/ui/bidi-text';
import { EmptyView } from '@/components/ui/empty-view';
import { Icon } from '@/components/ui/icon';
import { TitledCard } from '@/components/ui/titled-card';
import type { StudentFigures } from '@/lib/contract/kinds/course-students';
import { lessonIcons } from '../lesson-icons';
import { useCourseWords } from '../use-course-words';
import styles from './stops.module.css';

type Lesson = StudentFigures['lessons'][number];
type WhereTheyStopProps = { lessons: readonly Lesson[]; studentCount: number };

/** How many of all learners began and completed each lesson; where fewer began than the lesson before, it is said. */
export function WhereTheyStop({ lessons, studentCount }: WhereTheyStopProps) {
  const { t } = useCourseWords('course-students');
  if (lessons.length === 0)
    return <EmptyView drawing="products" title={t('stops.none')} subtitle={t('stops.noneHint')} />;
  return (
    <TitledCard title={t('tabs.lessons')} hint={t('stops.hint')}>
      <ol className="grid gap-4">
        {lessons.map((lesson, at) => (
          <LessonStops
            key={lesson._id}
            lesson={lesson}
            all={Math.max(1, studentCount)}
            lost={Math.max(0, (lessons[at - 1]?.begunCount ?? 0) - lesson.begunCount)}
          />
        ))}
      </ol>
    </TitledCard>
  );
}

type LessonStopsProps = {
  lesson: Lesson;
  all: number;
  /** how many fewer began it than the one before */
  lost: number;
};

function LessonStops({ lesson: { title, type, begunCount, doneCount }, all, lost }: LessonStopsProps) {
  const { t } = useCourseWords('course-students');
  return (
    <li className="stack gap-1">
      <p className={`row gap-2 type-label anywhere ${styles.title}`}>
        <Icon name={lessonIcons[type]} size={18} />
        <BidiText>{title}</BidiText>
      </p>
      <svg className={styles.bars} aria-hidden="true" focusable="false">
        <rect className={styles.whole} width="100%" height="100%" />
        <rect className={styles.begun} width={`${(begunCount / all) * 100}%`} height="100%" />
        <rect className={styles.done} width={`${(doneCount / all) * 100}%`} height="100%" />
      </svg>
      <p className={`cluster type-caption text-secondary ${styles.figures}`}>
        <span>{t('stops.begun', { count: begunCount })}</span>
        <span>{t('stops.done', { count: doneCount })}</span>
        {lost > 0 ? <span className={styles.lost}>{t('stops.drop', { count: lost })}</span> : null}
      </p>
    </li>
  );
}
