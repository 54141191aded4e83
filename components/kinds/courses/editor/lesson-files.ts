import { firstWords } from '@/lib/shared/arabic';
import type { LessonType } from '../lesson-icons';

/** In the order in which people count: «درس 2» before «درس 10», whatever digits the names have. */
export function inNaturalOrder(files: readonly File[]): File[] {
  const order = new Intl.Collator(['ar', 'en'], { numeric: true });
  return [...files].sort((one, other) => order.compare(one.name, other.name));
}

/** The type of the lesson that consists of this file. */
export function lessonTypeOf({ type }: File): LessonType {
  if (type.startsWith('video/')) return 'video';
  return type.startsWith('audio/') ? 'audio' : 'file';
}

/** Whether a file may be the recording of an episode. Where the browser does not know its type, the server decides. */
export const mayBeSound = ({ type }: File): boolean => type === '' || type.startsWith('audio/');

/** A title made of a file's name: without its ending, with blanks for lines. */
export function titleOf(name: string): string {
  const words = name
    .replace(/\.[^.]{1,8}$/, '')
    .replace(/[_\s]+/g, ' ')
    .trim();
  return firstWords(words, 160);
}
