import { type Place, placeOf, sectionAfter } from '@/hooks/kinds/courses/course-tree';
import type { MadeCourse } from '@/lib/contract/kinds/courses';

/** Where something was let go: on a row, or between two. */
export interface DropTarget {
  key: string;
  dropPosition: 'before' | 'after' | 'on';
}

const isSection = ({ sections }: MadeCourse, id: string) => sections.some(({ _id }) => _id === id);

/** Whether a section may be let go there: only between sections. */
export const takesSection = (course: MadeCourse, { key, dropPosition }: DropTarget): boolean =>
  dropPosition !== 'on' && isSection(course, key);

/** Whether a lesson may be let go there: on a section, or before and after lessons. */
export const takesLesson = (course: MadeCourse, { key, dropPosition }: DropTarget): boolean =>
  (dropPosition === 'on') === isSection(course, key);

/** The place for a lesson that is let go there. */
export function lessonPlace(course: MadeCourse, { key, dropPosition }: DropTarget): Place | null {
  if (dropPosition === 'on') return isSection(course, key) ? { sectionId: key, beforeId: null } : null;
  const place = placeOf(course, key);
  return place && dropPosition === 'before' ? { ...place, beforeId: key } : place;
}

/** The section before which a section comes that is let go there; null for the end. */
export const sectionPlace = (course: MadeCourse, { key, dropPosition }: DropTarget): string | null =>
  dropPosition === 'before' ? key : sectionAfter(course, key);
