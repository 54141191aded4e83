import { type DropTarget, ListLayout } from 'react-aria-components';
import type { MadeCourse } from '@/lib/contract/kinds/courses';
import { hasSections } from '@/lib/contract/kinds/types';

/** Around the rows, in px. */
export const OUTLINE_PADDING = 8;

/**
 * How high a row is, in px: as a thumb needs it, and higher where somebody has larger letters in their browser. All
 * rows are as high, so nothing has to be measured.
 */
export function outlineRowSize(): number {
  if (typeof document === 'undefined') return 44;
  return Math.max(44, 2.5 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 0);
}

/** Lays out the rows of an outline that scrolls with what is around it. */
export class OutlineLayout<T> extends ListLayout<T> {
  // React Aria counts from the top of the list, and then adds what has scrolled away of it once more.
  override getDropTargetFromPoint(x: number, y: number, isValid: (target: DropTarget) => boolean) {
    const { visibleRect } = this.virtualizer ?? {};
    return super.getDropTargetFromPoint(x - (visibleRect?.x ?? 0), y - (visibleRect?.y ?? 0), isValid);
  }
}

/** What the outline shows, row by row. */
export const shownIds = (
  { type, sections }: MadeCourse,
  isOpen: (sectionId: string) => boolean,
): readonly string[] =>
  hasSections(type)
    ? sections.flatMap(({ _id, lessons }) => [
        _id,
        ...(isOpen(_id) ? lessons.map((lesson) => lesson._id) : []),
      ])
    : sections.flatMap(({ lessons }) => lessons.map(({ _id }) => _id));
