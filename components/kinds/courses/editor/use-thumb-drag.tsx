'use client';

import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { findLesson } from '@/hooks/kinds/courses/course-tree';
import { type DropTarget, moveRow, thumbTarget } from './drop-place';
import { type CourseEditing, useEditing } from './editor-context';
import { OUTLINE_PADDING, outlineRowSize } from './outline-layout';
import { useRows } from './row-store';
import styles from './thumb-drag.module.css';

/** So near to the edges of what is in view, in px, the list scrolls under the thumb. */
const EDGE = { start: 128, end: 168 };
const SCROLLED_PX = 9;

/**
 * Moves rows by their handle with a thumb. The browser's own drag begins with a long press, and not everywhere; this
 * one begins at once, as the handle does nothing else.
 * @param shownIds what the outline shows, row by row
 * @returns a ref for the element around the rows, and what is drawn over them
 */
export function useThumbDrag(
  editing: CourseEditing,
  shownIds: () => readonly string[],
): { box: RefObject<HTMLDivElement | null>; held: ReactNode } {
  const box = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const label = useRef<HTMLDivElement>(null);
  const ids = useRef(shownIds);
  useEffect(() => {
    ids.current = shownIds;
  });
  useEffect(() => {
    const around = box.current;
    const begin = (event: TouchEvent) => {
      const [touch] = event.touches;
      const { target } = event;
      if (!around || !touch || event.touches.length > 1 || !(target instanceof Element)) return;
      const id = target.closest('[data-grip]') && target.closest<HTMLElement>('[role="row"]')?.dataset.key;
      if (!id) return;
      // Neither the page's scrolling nor a long press begins here.
      event.preventDefault();
      const { acts, rows } = editing;
      const size = outlineRowSize();
      let place: DropTarget | null = null;
      const draw = (y: number) => {
        const found = thumbTarget(
          acts.course(),
          ids.current(),
          id,
          (y - around.getBoundingClientRect().top - OUTLINE_PADDING) / size,
        );
        place = found?.target ?? null;
        label.current?.style.setProperty('inset-block-start', `${y}px`);
        line.current?.toggleAttribute('hidden', !found);
        if (!found || !line.current) return;
        line.current.style.insetBlockStart = `${OUTLINE_PADDING + found.from * size}px`;
        line.current.style.blockSize = `${(found.to - found.from) * size}px`;
      };
      rows.set({ heldId: id });
      const stop = follow(target, touch.clientY, scrolledBy(around), draw, (isKept) => {
        rows.set({ heldId: null });
        if (isKept && place) moveRow(acts, id, place);
      });
      leave.current = stop;
    };
    const leave = { current: () => {} };
    around?.addEventListener('touchstart', begin, { passive: false });
    return () => {
      around?.removeEventListener('touchstart', begin);
      leave.current();
    };
  }, [editing]);
  return { box, held: <Held line={line} label={label} /> };
}

/**
 * Follows a thumb until it is lifted, and scrolls at the edges. The events come to the element where it began, also
 * where that is not drawn any more.
 */
function follow(
  target: Element,
  begin: number,
  scrolled: Element,
  draw: (y: number) => void,
  onEnd: (isKept: boolean) => void,
): () => void {
  let y = begin;
  const tick = () => {
    const way = y < EDGE.start ? -1 : y > window.innerHeight - EDGE.end ? 1 : 0;
    if (way !== 0) scrolled.scrollTop += way * SCROLLED_PX;
    draw(y);
    frame = requestAnimationFrame(tick);
  };
  let frame = requestAnimationFrame(tick);
  const over = new AbortController();
  const end = (isKept: boolean) => {
    if (over.signal.aborted) return;
    over.abort();
    cancelAnimationFrame(frame);
    onEnd(isKept);
  };
  const { signal } = over;
  target.addEventListener(
    'touchmove',
    (event) => {
      y = (event as TouchEvent).touches[0]?.clientY ?? y;
    },
    { signal },
  );
  target.addEventListener('touchend', () => end(true), { signal });
  target.addEventListener('touchcancel', () => end(false), { signal });
  return () => end(false);
}

/** What scrolls the rows: a column of its own, or the page. */
function scrolledBy(element: Element): Element {
  for (let around: Element | null = element; around; around = around.parentElement) {
    const isScrolled = around.scrollHeight > around.clientHeight;
    if (isScrolled && /auto|scroll/.test(getComputedStyle(around).overflowY)) return around;
  }
  return document.scrollingElement ?? document.documentElement;
}

type HeldProps = { line: RefObject<HTMLDivElement | null>; label: RefObject<HTMLDivElement | null> };

/** Where a row would come, and its title beside the thumb. */
function Held({ line, label }: HeldProps) {
  const { acts, rows } = useEditing();
  const id = useRows(rows, ({ heldId }) => heldId);
  if (id === null) return null;
  const course = acts.course();
  const title = findLesson(course, id)?.title ?? course.sections.find(({ _id }) => _id === id)?.title;
  return (
    <>
      <div ref={line} className={styles.place} hidden />
      <div ref={label} className={styles.label} dir="auto" aria-hidden>
        {title}
      </div>
    </>
  );
}
