'use client';

import { LoadError } from '@/components/session/load-error';
import { Card } from '@/components/ui/card';
import { EmptyView } from '@/components/ui/empty-view';
import { LoadMore } from '@/components/ui/load-more';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { type StudentFilter, useStudents } from '@/hooks/kinds/courses/use-students';
import type { StudentFigures } from '@/lib/contract/kinds/course-students';
import { useCourseWords } from '../use-course-words';
import { StudentRow } from './student-row';

type StudentListProps = {
  courseId: string;
  filter: StudentFilter;
  figures: Pick<StudentFigures, 'hasDays' | 'lessons'>;
};

/** Those who have a course, newest first. */
export function StudentList({ courseId, filter, figures }: StudentListProps) {
  const { t } = useCourseWords('course-students');
  const students = useStudents(courseId, filter);
  const hasQuizzes = figures.lessons.some(({ type }) => type === 'quiz');
  if (students.isPending)
    return (
      <SkeletonGroup className="grid gap-2">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} shape="block" height={72} />
        ))}
      </SkeletonGroup>
    );
  if (students.isError && students.items.length === 0)
    return <LoadError title={t('failed')} query={students} />;
  if (students.items.length === 0) {
    const isFiltered = Boolean(filter.q) || (filter.group ?? 'all') !== 'all';
    return isFiltered ? (
      <EmptyView drawing="search" title={t('none.title')} subtitle={t('none.hint')} />
    ) : (
      <EmptyView drawing="people" title={t('empty.title')} subtitle={t('empty.hint')} />
    );
  }
  return (
    <>
      <Card as="div" padding="none">
        <ul aria-label={t('list')}>
          {students.items.map((student) => (
            <StudentRow
              key={student._id}
              courseId={courseId}
              student={student}
              hasDays={figures.hasDays}
              hasQuizzes={hasQuizzes}
            />
          ))}
        </ul>
      </Card>
      <LoadMore list={students} />
    </>
  );
}
