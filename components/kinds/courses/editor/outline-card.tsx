'use client';

import { memo } from 'react';
import { Card } from '@/components/ui/card';
import type { MadeCourse } from '@/lib/contract/kinds/courses';
import { hasSections } from '@/lib/contract/kinds/types';
import { useCourseWords } from '../use-course-words';
import { Adding } from './adding';
import { MoveDialog } from './move-dialog';
import styles from './outline.module.css';
import { OutlineTree } from './outline-tree';
import { RowMenu } from './row-menu';

type OutlineCardProps = { course: MadeCourse };

/** The outline, and under it the buttons that add to it. It is drawn again when the course changes, and not before. */
export const OutlineCard = memo(function OutlineCard({ course }: OutlineCardProps) {
  const { t } = useCourseWords('kinds-courses');
  const hasRows = hasSections(course.type) || course.sections.some(({ lessons }) => lessons.length > 0);
  return (
    <Card as="section" padding="none" className={styles.card}>
      <h2 className={styles.heading}>{t('outline.title')}</h2>
      {course.sections.length > 0 && hasRows ? <OutlineTree course={course} /> : null}
      <RowMenu course={course} />
      <MoveDialog course={course} />
      <Adding hasSections={hasSections(course.type)} />
    </Card>
  );
});
