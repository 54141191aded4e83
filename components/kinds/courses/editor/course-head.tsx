'use client';

import Button from '@mui/material/Button';
import { BidiText } from '@/components/ui/bidi-text';
import { Icon } from '@/components/ui/icon';
import { PageTitle } from '@/components/ui/page-title';
import { lessonsOf } from '@/hooks/kinds/courses/course-tree';
import type { MadeCourse } from '@/lib/contract/kinds/courses';
import { paths } from '@/lib/shared/paths';
import { useCourseLength } from '../use-course-length';
import { useCourseWords } from '../use-course-words';

type CourseHeadProps = { course: MadeCourse };

/** The title of the course with how much is in it, and the ways to its product. */
export function CourseHead({ course }: CourseHeadProps) {
  const { t } = useCourseWords('kinds-courses');
  const length = useCourseLength();
  const lessons = lessonsOf(course);
  const unfinished = lessons.filter(({ isReady }) => !isReady).length;
  const facts = [
    t('lessons', { count: lessons.length }),
    length(lessons.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0)),
    unfinished > 0 ? t('unfinished', { count: unfinished }) : null,
  ];
  return (
    <PageTitle
      subtitle={
        <>
          {facts.filter(Boolean).join(' · ')}
          {course.isPublished ? ` · ${t('head.published')}` : ''}
        </>
      }
      actions={
        <>
          <Button
            href={paths.productStudents(course._id)}
            variant="outlined"
            startIcon={<Icon name="users" size={20} />}
          >
            {t('head.students')}
          </Button>
          <Button
            href={paths.productEdit(course._id)}
            variant="outlined"
            startIcon={<Icon name="settings" size={20} />}
          >
            {t('head.product')}
          </Button>
        </>
      }
    >
      <BidiText>{course.title || t('head.untitled')}</BidiText>
    </PageTitle>
  );
}
