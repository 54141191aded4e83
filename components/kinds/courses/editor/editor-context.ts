import { createContext, use } from 'react';
import type { Place } from '@/hooks/kinds/courses/course-tree';
import type { CourseActs } from '@/hooks/kinds/courses/use-course-acts';
import type { LessonType } from '../lesson-icons';
import type { RowStore } from './row-store';

/** What the parts of the course editor share. All of it stays the same while the page is open. */
export interface CourseEditing {
  courseId: string;
  acts: CourseActs;
  rows: RowStore;
  /** Opens a lesson beside the outline; null closes it. */
  open: (lessonId: string | null) => void;
  /** Types the title of a section or lesson in its row; null ends it. */
  rename: (id: string | null) => void;
  addLesson: (type: LessonType, sectionId?: string) => void;
  addSection: () => void;
  /** Makes a lesson of each file, in the natural order of their names. */
  addFiles: (files: readonly File[], place?: Place) => void;
  /** Sends a file and hangs it on a lesson. */
  sendFile: (lessonId: string, file: File) => void;
  /** Copies a section with its lessons; that can be undone. */
  copySection: (sectionId: string) => void;
  removeLesson: (lessonId: string) => void;
  removeSection: (sectionId: string) => void;
}

const EditingContext = createContext<CourseEditing | null>(null);

export const EditingProvider = EditingContext;

export function useEditing(): CourseEditing {
  const editing = use(EditingContext);
  if (!editing) throw new Error('useEditing is used outside of the course editor');
  return editing;
}
