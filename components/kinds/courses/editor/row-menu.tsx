'use client';

import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { TFunction } from 'i18next';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icons/registry';
import { findLesson, type Place, sectionStep, stepOf } from '@/hooks/kinds/courses/course-tree';
import { LESSON_TYPES } from '@/lib/contract/choices';
import type { MadeCourse } from '@/lib/contract/kinds/courses';
import { hasSections } from '@/lib/contract/kinds/types';
import { lessonIcons } from '../lesson-icons';
import { useCourseWords } from '../use-course-words';
import { type CourseEditing, useEditing } from './editor-context';
import { useRows } from './row-store';

interface Entry {
  key: string;
  icon: IconName;
  label: string;
  /** null where it cannot be done now */
  act: (() => void) | null;
}

interface Asked {
  course: MadeCourse;
  id: string;
  editing: CourseEditing;
  t: TFunction<'kinds-courses'>;
}

type RowMenuProps = { course: MadeCourse };

/** One menu for all rows of the outline. */
export function RowMenu({ course }: RowMenuProps) {
  const { t } = useCourseWords('kinds-courses');
  const editing = useEditing();
  const { rows } = editing;
  const at = useRows(rows, ({ menu }) => menu);
  if (!at) return null;
  const close = () => rows.set({ menu: { ...at, isOpen: false } });
  const asked = { course, id: at.id, editing, t };
  const entries = findLesson(course, at.id) ? lessonEntries(asked) : sectionEntries(asked);
  return (
    <Menu anchorEl={at.anchor} open={at.isOpen} onClose={close}>
      {entries.map(({ key, icon, label, act }) => (
        <MenuItem
          key={key}
          disabled={act === null}
          onClick={() => {
            close();
            act?.();
          }}
        >
          <Icon name={icon} size={20} />
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}

function lessonEntries({ course, id, editing, t }: Asked): Entry[] {
  const { acts, rows, rename, removeLesson } = editing;
  const move = (place: Place) => () => {
    void acts.moveLesson(id, place);
    rows.set({ sought: { id } });
  };
  const [up, down] = [stepOf(course, id, 'up'), stepOf(course, id, 'down')];
  return [
    { key: 'rename', icon: 'edit', label: t('menu.rename'), act: () => rename(id) },
    { key: 'up', icon: 'chevron-up', label: t('menu.up'), act: up && move(up) },
    {
      key: 'down',
      icon: 'chevron-down',
      label: t('menu.down'),
      act: down && move(down),
    },
    { key: 'to', icon: 'forward', label: t('menu.to'), act: () => rows.set({ movingId: id }) },
    { key: 'copy', icon: 'copy', label: t('menu.copy'), act: () => void acts.copyLesson(id) },
    { key: 'remove', icon: 'trash', label: t('menu.remove'), act: () => removeLesson(id) },
  ];
}

function sectionEntries({ course, id, editing, t }: Asked): Entry[] {
  const { acts, rows, rename, addLesson, copySection, removeSection } = editing;
  const move = (beforeId: string | null | undefined) =>
    beforeId === undefined
      ? null
      : () => {
          void acts.moveSection(id, beforeId);
          rows.set({ sought: { id } });
        };
  return [
    ...LESSON_TYPES.map((type): Entry => {
      return { key: type, icon: lessonIcons[type], label: t(`add.${type}`), act: () => addLesson(type, id) };
    }),
    { key: 'rename', icon: 'edit', label: t('menu.rename'), act: () => rename(id) },
    { key: 'up', icon: 'chevron-up', label: t('menu.up'), act: move(sectionStep(course, id, 'up')) },
    { key: 'down', icon: 'chevron-down', label: t('menu.down'), act: move(sectionStep(course, id, 'down')) },
    {
      key: 'copy',
      icon: 'copy',
      label: t('menu.copy'),
      act: hasSections(course.type) ? () => copySection(id) : null,
    },
    { key: 'remove', icon: 'trash', label: t('menu.remove'), act: () => removeSection(id) },
  ];
}
