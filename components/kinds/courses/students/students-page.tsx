'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { QueryView } from '@/components/session/query-view';
import { Icon } from '@/components/ui/icon';
import { PageTitle } from '@/components/ui/page-title';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { TabsBar } from '@/components/ui/tabs-bar';
import { useDownload } from '@/hooks/use-download';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { exportStudents, getStudentFigures } from '@/lib/client/endpoints.gen';
import type { StudentFigures } from '@/lib/contract/kinds/course-students';
import { isolate } from '@/lib/shared/arabic';
import { paths } from '@/lib/shared/paths';
import { SeriesContext, useCourseWords } from '../use-course-words';
import { MessagesToStudents } from './messages';
import { type StudentFilter, StudentFilters } from './student-filters';
import { StudentList } from './student-list';
import { WhereTheyStop } from './where-they-stop';

type StudentsPageProps = { courseId: string; filter: StudentFilter; view: 'people' | 'lessons' | 'messages' };

/** Those who have a creator's course, how far they are, and where they stop. */
export function StudentsPage(props: StudentsPageProps) {
  const { t } = useTranslation('course-students');
  const query = useEndpointQuery(getStudentFigures, { params: { id: props.courseId } });
  const skeleton = (
    <SkeletonGroup>
      <Skeleton shape="block" height={480} />
    </SkeletonGroup>
  );
  return (
    <QueryView query={query} failed={t('failed')} skeleton={skeleton}>
      {(figures) => (
        <SeriesContext value={figures.isSeries}>
          <Students {...props} figures={figures} />
        </SeriesContext>
      )}
    </QueryView>
  );
}

type StudentsProps = StudentsPageProps & { figures: StudentFigures };

function Students({ courseId, filter, view, figures }: StudentsProps) {
  const { t } = useCourseWords('course-students');
  const items = (['people', 'lessons', 'messages'] as const).map((value) => ({
    value,
    label: t(`tabs.${value}`),
    href: paths.productStudents(courseId, value === 'people' ? {} : { view: value }),
  }));
  return (
    <>
      <Head courseId={courseId} figures={figures} filter={filter} />
      <TabsBar items={items} value={view} label={t('tabs.label')}>
        {view === 'lessons' ? <WhereTheyStop lessons={figures.lessons} studentCount={figures.count} /> : null}
        {view === 'messages' ? <MessagesToStudents courseId={courseId} /> : null}
        {view === 'people' ? (
          <>
            <StudentFilters key={filter.q ?? ''} courseId={courseId} filter={filter} />
            <StudentList courseId={courseId} filter={filter} figures={figures} />
          </>
        ) : null}
      </TabsBar>
    </>
  );
}

type HeadProps = { courseId: string; figures: StudentFigures; filter: StudentFilter };

function Head({ courseId, figures: { title, isSeries, count, completeCount }, filter }: HeadProps) {
  const { t } = useCourseWords('course-students');
  const file = useDownload(exportStudents);
  const facts = [
    t('facts.count', { count }),
    count > 0 ? t('facts.complete', { count: completeCount }) : null,
  ];
  return (
    <PageTitle
      subtitle={facts.filter(Boolean).join(' · ')}
      actions={
        <>
          {count > 0 ? (
            <Button
              variant="outlined"
              startIcon={<Icon name="download" size={20} />}
              loading={file.isPending}
              onClick={() =>
                file.save(
                  { params: { id: courseId }, query: filter },
                  `qeema-${isSeries ? 'listeners' : 'students'}.csv`,
                )
              }
            >
              {t('export')}
            </Button>
          ) : null}
          <Button
            href={paths.productCourse(courseId)}
            variant="outlined"
            startIcon={<Icon name="edit" size={20} />}
          >
            {t('course')}
          </Button>
        </>
      }
    >
      {t('title', { title: isolate(title) })}
    </PageTitle>
  );
}
