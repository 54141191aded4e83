'use client';

import {
  type DropTarget as AnyTarget,
  DropIndicator,
  type DropItem,
  useDragAndDrop,
} from 'react-aria-components';
import { findLesson, type Place } from '@/hooks/kinds/courses/course-tree';
import { type DropTarget, lessonPlace, moveRow, takesLesson, takesSection } from './drop-place';
import type { CourseEditing } from './editor-context';
import styles from './outline.module.css';

const LESSON = 'application/x-qeema-lesson';
const SECTION = 'application/x-qeema-section';

/**
 * Sections and lessons are moved by dragging: with the mouse, and with the keyboard from the handle of a row. For
 * thumbs see use-thumb-drag.tsx.
 * Files from outside become lessons where they are let go.
 */
export function useOutlineDrag({ acts, addFiles }: CourseEditing) {
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      [...keys].map((key) => {
        const course = acts.course();
        const lesson = findLesson(course, String(key));
        const title = lesson?.title ?? course.sections.find(({ _id }) => _id === key)?.title ?? '';
        return { 'text/plain': title, [lesson ? LESSON : SECTION]: String(key) };
      }),
    acceptedDragTypes: 'all',
    getDropOperation: (target, types) => {
      if (types.has(SECTION))
        return isRow(target) && takesSection(acts.course(), rowOf(target)) ? 'move' : 'cancel';
      if (types.has(LESSON))
        return isRow(target) && takesLesson(acts.course(), rowOf(target)) ? 'move' : 'cancel';
      return !isRow(target) || takesLesson(acts.course(), rowOf(target)) ? 'copy' : 'cancel';
    },
    onMove: ({ keys, target }) => {
      const [id] = [...keys].map(String);
      if (id) moveRow(acts, id, rowOf(target));
    },
    onItemDrop: ({ items, target }) => void take(items, lessonPlace(acts.course(), rowOf(target))),
    onInsert: ({ items, target }) => void take(items, lessonPlace(acts.course(), rowOf(target))),
    onRootDrop: ({ items }) => void take(items, null),
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.dropLine ?? ''} />,
  });
  const take = async (items: readonly DropItem[], place: Place | null) => {
    const files = await Promise.all(items.map((item) => (item.kind === 'file' ? item.getFile() : null)));
    addFiles(
      files.filter((file) => file !== null),
      place ?? undefined,
    );
  };
  return dragAndDropHooks;
}

type RowTarget = Extract<AnyTarget, { type: 'item' }>;

const isRow = (target: AnyTarget): target is RowTarget => target.type === 'item';

const rowOf = ({ key, dropPosition }: RowTarget): DropTarget => ({ key: String(key), dropPosition });
