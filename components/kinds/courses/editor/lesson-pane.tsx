'use client';

import Button from '@mui/material/Button';
import { use, useEffect, useRef } from 'react';
import { LoadError } from '@/components/session/load-error';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useMadeLesson } from '@/hooks/kinds/courses/use-made-lesson';
import type { MadeLesson } from '@/lib/contract/kinds/courses';
import { QuizEditor } from '../../quizzes/editor/quiz-editor';
import { SeriesContext, useCourseWords } from '../use-course-words';
import { Attachments } from './attachments';
import { CaptionFiles } from './caption-files';
import { ChaptersField } from './chapters-field';
import { useEditing } from './editor-context';
import styles from './lesson-pane.module.css';
import { isRecorded, LessonRecording } from './lesson-recording';
import { LessonSettings } from './lesson-settings';
import { LessonTitle } from './lesson-title';
import { LessonWriting } from './lesson-writing';

type LessonPaneProps = { lesson: MadeLesson; isPublished: boolean };

/** The open lesson: its title, what it consists of, its text, what is handed out, and how it is given. */
export function LessonPane({ lesson, isPublished }: LessonPaneProps) {
  const { t } = useCourseWords('kinds-courses');
  const { courseId, open } = useEditing();
  const isSeries = use(SeriesContext);
  const query = useMadeLesson(courseId, lesson._id);
  const isQuiz = lesson.type === 'quiz';
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // On phones the outline, which had the focus, is not shown beside the lesson.
    if (!back.current?.checkVisibility?.()) return;
    // A lesson that is the page's address takes the focus from nobody.
    if (document.activeElement !== document.body) back.current.focus();
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <section aria-label={lesson.title} className="stack gap-4">
      <div className={styles.back}>
        <Button
          ref={back}
          variant="text"
          startIcon={<Icon name="back" size={20} />}
          onClick={() => open(null)}
        >
          {t('lesson.back')}
        </Button>
      </div>
      <Card as="div" className="stack gap-4">
        <LessonTitle lesson={lesson} />
        {isRecorded(lesson) ? <LessonRecording lesson={lesson} /> : null}
        {query.data && !isQuiz ? <LessonWriting view={query.data} type={lesson.type} /> : null}
        {query.error && !query.data ? <LoadError title={t('lesson.failed')} query={query} /> : null}
        {query.isPending && !isQuiz ? (
          <SkeletonGroup>
            <Skeleton shape="block" height={300} />
          </SkeletonGroup>
        ) : null}
      </Card>
      {lesson.type === 'video' || lesson.type === 'audio' ? <CaptionFiles lesson={lesson} /> : null}
      {isQuiz ? <QuizEditor key={lesson._id} place={{ id: courseId, lessonId: lesson._id }} /> : null}
      {query.data && isSeries ? <ChaptersField lessonId={lesson._id} chapters={query.data.chapters} /> : null}
      {query.data && !isQuiz ? <Attachments lessonId={lesson._id} files={query.data.files} /> : null}
      <LessonSettings lesson={lesson} isPublished={isPublished} />
    </section>
  );
}
