import { type Place, placeOf, sectionAfter } from '@/hooks/kinds/courses/course-tree';
import type { CourseActs } from '@/hooks/kinds/courses/use-course-acts';
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

interface ThumbPlace {
  target: DropTarget;
  /** between which rows it is shown, counted from the first; the same where it is a line between two */
  from: number;
  to: number;
}

/**
 * Where a row would come that a thumb holds over the outline.
 * @param ids what the outline shows, row by row
 * @param row over which row the thumb is, with the share of it that is above the thumb: 2.5 is the middle of the third
 * @returns null where it would stay where it is
 */
export function thumbTarget(
  course: MadeCourse,
  ids: readonly string[],
  id: string,
  row: number,
): ThumbPlace | null {
  const at = Math.min(Math.max(Math.floor(row), 0), ids.length - 1);
  const key = ids[at];
  if (key === undefined) return null;
  if (!isSection(course, id)) {
    if (isSection(course, key)) return { target: { key, dropPosition: 'on' }, from: at, to: at + 1 };
    const isBefore = row - at < 0.5;
    const line = isBefore ? at : at + 1;
    return key === id
      ? null
      : { target: { key, dropPosition: isBefore ? 'before' : 'after' }, from: line, to: line };
  }
  // A section goes between sections: the lessons of one belong to it.
  const over = isSection(course, key) ? key : placeOf(course, key)?.sectionId;
  if (over === undefined || over === id) return null;
  const begin = ids.indexOf(over);
  const next = ids.findIndex((each, index) => index > begin && isSection(course, each));
  const end = next < 0 ? ids.length : next;
  const isBefore = row < (begin + end) / 2;
  const line = isBefore ? begin : end;
  return { target: { key: over, dropPosition: isBefore ? 'before' : 'after' }, from: line, to: line };
}

/** Moves a section or lesson to where it was let go. */
export function moveRow(acts: CourseActs, id: string, target: DropTarget): void {
  const course = acts.course();
  if (target.key === id) return;
  if (isSection(course, id)) {
    const beforeId = sectionPlace(course, target);
    if (beforeId !== id) void acts.moveSection(id, beforeId);
    return;
  }
  const place = lessonPlace(course, target);
  if (place && place.beforeId !== id) void acts.moveLesson(id, place);
}
