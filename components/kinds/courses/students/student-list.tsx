'use client';

import { ListView } from '@/components/session/query-view';
import { Card } from '@/components/ui/card';
import { EmptyView } from '@/components/ui/empty-view';
import { LoadMore } from '@/components/ui/load-more';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import { listStudents } from '@/lib/client/endpoints.gen';
import type { StudentFigures } from '@/lib/contract/kinds/course-students';
import { useCourseWords } from '../use-course-words';
import type { StudentFilter } from './student-filters';
import { StudentRow } from './student-row';

type StudentListProps = {
  courseId: string;
  filter: StudentFilter;
  figures: Pick<StudentFigures, 'hasDays' | 'lessons'>;
};

/** Those who have a course, newest first. */
export function StudentList({ courseId, filter, figures }: StudentListProps) {
  const { t } = useCourseWords('course-students');
  const list = useEndpointList(listStudents, { params: { id: courseId }, query: filter });
  const hasQuizzes = figures.lessons.some(({ type }) => type === 'quiz');
  const isFiltered = Boolean(filter.q) || (filter.group ?? 'all') !== 'all';
  const skeleton = (
    <SkeletonGroup className="grid gap-2">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} shape="block" height={72} />
      ))}
    </SkeletonGroup>
  );
  const empty = isFiltered ? (
    <EmptyView drawing="search" title={t('none.title')} subtitle={t('none.hint')} />
  ) : (
    <EmptyView drawing="people" title={t('empty.title')} subtitle={t('empty.hint')} />
  );
  return (
    <ListView list={list} failed={t('failed')} skeleton={skeleton} empty={empty}>
      {(students) => (
        <>
          <Card as="div" padding="none">
            <ul aria-label={t('list')}>
              {students.map((student) => (
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
          <LoadMore list={list} />
        </>
      )}
    </ListView>
  );
}
