'use client';

import { type RefObject, useEffect, useRef } from 'react';
import type { Key } from 'react-aria-components';
import { placeOf } from '@/hooks/kinds/courses/course-tree';
import type { CourseEditing } from './editor-context';
import { OUTLINE_PADDING, outlineRowSize, shownIds } from './outline-layout';

/**
 * Only rows in view are drawn: one that is sought is scrolled into view first.
 * @param expandedKeys the sections that are open; that of the sought row is about to open
 * @returns for an element without content, which stands where the row will be
 */
export function useScrollToRow(
  { acts, rows }: CourseEditing,
  expandedKeys: readonly Key[],
): RefObject<HTMLSpanElement | null> {
  const marker = useRef<HTMLSpanElement>(null);
  const open = useRef(expandedKeys);
  useEffect(() => {
    open.current = expandedKeys;
  }, [expandedKeys]);
  useEffect(() => {
    const scroll = () => {
      const { sought } = rows.get();
      if (!sought || !marker.current) return;
      const own = placeOf(acts.course(), sought.id)?.sectionId;
      const row = shownIds(acts.course(), (id) => id === own || open.current.includes(id)).indexOf(sought.id);
      if (row < 0) return;
      const size = outlineRowSize();
      marker.current.style.insetBlockStart = `${OUTLINE_PADDING + row * size}px`;
      marker.current.style.blockSize = `${size}px`;
      marker.current.scrollIntoView({ block: 'nearest' });
    };
    scroll();
    let seen = rows.get();
    return rows.subscribe(() => {
      const before = seen;
      seen = rows.get();
      if (seen.sought === before.sought) return;
      scroll();
      // On phones the outline may be about to take the place of a lesson.
      if (seen.openId !== before.openId) requestAnimationFrame(scroll);
    });
  }, [acts, rows]);
  return marker;
}
