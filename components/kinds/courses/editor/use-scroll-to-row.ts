'use client';

import { type RefObject, useEffect, useRef } from 'react';
import type { Key } from 'react-aria-components';
import type { MadeCourse } from '@/lib/contract/kinds/courses';
import { OUTLINE_PADDING, outlineRowSize } from './outline-layout';
import type { RowStore } from './row-store';

/**
 * Only rows in view are drawn. One that is opened or renamed is scrolled into view first.
 * @returns for an element without content, which stands where the row will be
 */
export function useScrollToRow(
  course: MadeCourse,
  expandedKeys: readonly Key[],
  rows: RowStore,
): RefObject<HTMLSpanElement | null> {
  const marker = useRef<HTMLSpanElement>(null);
  const wanted = useRef<string | null>(rows.get().openId);
  const shown = useRef(() => {});
  useEffect(() => {
    shown.current = () => {
      const row = wanted.current === null ? -1 : shownIds(course, expandedKeys).indexOf(wanted.current);
      // It may come with the next answer, or its section is about to open.
      if (row < 0 || !marker.current) return;
      wanted.current = null;
      const size = outlineRowSize();
      marker.current.style.insetBlockStart = `${OUTLINE_PADDING + row * size}px`;
      marker.current.style.blockSize = `${size}px`;
      marker.current.scrollIntoView({ block: 'nearest' });
    };
    shown.current();
  });
  useEffect(() => {
    let seen = rows.get();
    return rows.subscribe(() => {
      const before = seen;
      seen = rows.get();
      if (seen.renamingId !== before.renamingId) wanted.current = seen.renamingId ?? wanted.current;
      else if (seen.openId !== before.openId) wanted.current = seen.openId;
      else return;
      shown.current();
    });
  }, [rows]);
  return marker;
}

/** What the outline shows, row by row. */
const shownIds = ({ type, sections }: MadeCourse, expandedKeys: readonly Key[]): string[] =>
  sections.flatMap(({ _id, lessons }) => [
    ...(type === 'micro_course' ? [] : [_id]),
    ...(type === 'micro_course' || expandedKeys.includes(_id) ? lessons.map((lesson) => lesson._id) : []),
  ]);
