'use client';

import { AppLink } from '@/components/ui/app-link';
import { BidiText } from '@/components/ui/bidi-text';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/shared/paths';
import styles from './lesson-page.module.css';
import { LessonQuestions } from './lesson-questions';
import { SeriesContext } from './use-course-words';

type QuestionsPageProps = {
  lessonId: string;
  productId: string;
  title: string;
  course: string;
  isSeries: boolean;
};

/** Where the creator of a course reads and answers what is asked under a lesson. */
export function QuestionsPage({ lessonId, productId, title, course, isSeries }: QuestionsPageProps) {
  return (
    <article className={styles.main} aria-labelledby="lesson-title">
      <AppLink href={paths.productCourse(productId, lessonId)} className={styles.course}>
        <Icon name="back" size={20} />
        <BidiText>{course}</BidiText>
      </AppLink>
      <h1 id="lesson-title" className="type-h4 anywhere">
        <BidiText>{title}</BidiText>
      </h1>
      <SeriesContext value={isSeries}>
        <LessonQuestions lessonId={lessonId} />
      </SeriesContext>
    </article>
  );
}
