'use client';

import dynamic from 'next/dynamic';
import { useEffect, useId, useRef } from 'react';
import { Messages } from '@/lib/i18n/page-messages';
import styles from './lesson-page.module.css';
import { useCourseWords } from './use-course-words';

const CommentSection = dynamic(() =>
  import('@/components/comments/comment-section').then((module) => module.CommentSection),
);

/** Leads to the questions of a lesson. */
const QUESTIONS = 'questions';

type LessonQuestionsProps = { lessonId: string; count?: number };

/** What learners ask under a lesson, and what its creator answers. */
export function LessonQuestions({ lessonId, count }: LessonQuestionsProps) {
  const { t } = useCourseWords('course-room');
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  // The browser looked for the place before the lesson was there.
  useEffect(() => {
    if (window.location.hash === `#${QUESTIONS}`) section.current?.scrollIntoView();
  }, []);
  const words = {
    label: t('questions.label'),
    placeholder: t('questions.placeholder'),
    send: t('questions.send'),
    empty: t('questions.empty'),
    failed: t('questions.failed'),
  };
  return (
    <section ref={section} id={QUESTIONS} className={styles.questions} aria-labelledby={titleId}>
      <header>
        <h2 id={titleId} className="type-h6">
          {t('questions.title')}
        </h2>
        <p className="type-body2 text-secondary">{t('questions.hint')}</p>
      </header>
      <Messages of={['social']}>
        <CommentSection subject={{ type: 'lessons', id: lessonId }} count={count} words={words} />
      </Messages>
    </section>
  );
}
