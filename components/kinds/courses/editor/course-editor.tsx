'use client';

import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { LeaveQuestion } from '@/components/forms/leave-question';
import { AsksToLeave } from '@/components/forms/unsaved-guard';
import { QueryView } from '@/components/session/query-view';
import { EmptyView } from '@/components/ui/empty-view';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { findLesson } from '@/hooks/kinds/courses/course-tree';
import { sendKept } from '@/hooks/kinds/courses/send-kept';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getCourse } from '@/lib/client/endpoints.gen';
import type { MadeCourse } from '@/lib/contract/kinds/courses';
import { isSeries } from '@/lib/contract/kinds/types';
import { Messages } from '@/lib/i18n/page-messages';
import { SeriesContext, useCourseWords } from '../use-course-words';
import styles from './course-editor.module.css';
import { CourseHead } from './course-head';
import { EditingProvider, useEditing } from './editor-context';
import { LessonPane } from './lesson-pane';
import { OutlineCard } from './outline-card';
import { useRows } from './row-store';
import { UploadHost } from './upload-host';
import { useEditingActs } from './use-editing-acts';

type CourseEditorProps = {
  courseId: string;
  /** the lesson of the address */
  lessonId: string | null;
};

/** Where a creator makes a course: the outline, and beside it the lesson that is open. */
export function CourseEditor(props: CourseEditorProps) {
  return (
    <Messages of={['creator', 'products', 'kinds-courses', 'recordings', 'lesson-text']}>
      <Editor {...props} />
    </Messages>
  );
}

function Editor({ courseId, lessonId }: CourseEditorProps) {
  const { t } = useCourseWords('kinds-courses');
  const query = useEndpointQuery(getCourse, { params: { id: courseId } });
  return (
    <QueryView query={query} failed={t('failed')} skeleton={<EditorSkeleton />}>
      {(course) => (
        <SeriesContext value={isSeries(course.type)}>
          <Editing course={course} courseId={courseId} lessonId={lessonId} />
        </SeriesContext>
      )}
    </QueryView>
  );
}

function Editing({ course, courseId, lessonId }: CourseEditorProps & { course: MadeCourse }) {
  const { editing, jobs, endJob } = useEditingActs(courseId, lessonId);
  const { rows } = editing;
  useEffect(() => {
    const follow = () => {
      const openId = new URLSearchParams(window.location.search).get('lesson');
      // Where nothing is open any more, the way leads back to the row of what was.
      const id = openId ?? rows.get().openId;
      rows.set({ openId, sought: id === null ? null : { id } });
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [rows]);
  useEffect(() => {
    const send = () => void sendKept(courseId, rows.get().openId);
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [courseId, rows]);

  return (
    <EditingProvider value={editing}>
      <LeaveQuestion unsaved={jobs.length > 0} />
      {jobs.length > 0 ? <AsksToLeave /> : null}
      <UploadHost jobs={jobs} onEnd={endJob} />
      <Columns course={course} />
    </EditingProvider>
  );
}

function Columns({ course }: { course: MadeCourse }) {
  const { t } = useCourseWords('kinds-courses');
  const { rows, addLesson } = useEditing();
  const openId = useRows(rows, ({ openId }) => openId);
  const lesson = openId === null ? undefined : findLesson(course, openId);
  const isEmpty = course.sections.every(({ lessons }) => lessons.length === 0);
  return (
    <div className={styles.columns} data-open={lesson !== undefined}>
      <div className={styles.head}>
        <CourseHead course={course} />
      </div>
      <div className={styles.outline}>
        <OutlineCard course={course} />
      </div>
      <div className={styles.pane}>
        {lesson ? (
          <LessonPane key={lesson._id} lesson={lesson} isPublished={course.isPublished} />
        ) : (
          <EmptyView
            drawing="products"
            title={isEmpty ? t('begin.title') : t('choose.title')}
            subtitle={isEmpty ? t('begin.hint') : t('choose.hint')}
            action={
              isEmpty ? (
                <Button onClick={() => addLesson(isSeries(course.type) ? 'audio' : 'video')}>
                  {t('begin.add')}
                </Button>
              ) : undefined
            }
          />
        )}
      </div>
    </div>
  );
}

function EditorSkeleton() {
  return (
    <SkeletonGroup className={styles.columns}>
      <Skeleton shape="block" height={480} />
      <Skeleton shape="block" height={480} />
    </SkeletonGroup>
  );
}
