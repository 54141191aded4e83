import type { IconName } from '@/components/ui/icons/registry';
import type { LESSON_TYPES } from '@/lib/contract/choices';

export type LessonType = (typeof LESSON_TYPES)[number];

/** The icon for each type of lesson. */
export const lessonIcons: Readonly<Record<LessonType, IconName>> = {
  video: 'video',
  audio: 'audio',
  text: 'book',
  file: 'file',
  quiz: 'quiz',
};
