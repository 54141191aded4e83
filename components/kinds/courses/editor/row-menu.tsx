'use client';

import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { TFunction } from 'i18next';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icons/registry';
import { findLesson, sectionStep, stepOf } from '@/hooks/kinds/courses/course-tree';
import { LESSON_TYPES } from '@/lib/contract/choices';
import type { MadeCourse } from '@/lib/contract/kinds/courses';
import { isolate } from '@/lib/shared/arabic';
import { lessonIcons } from '../lesson-icons';
import { type CourseEditing, useEditing } from './editor-context';

export type OpenMenu = (id: string, anchor: HTMLElement) => void;

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

/** One menu for all rows of the outline: `menu` belongs into the page, `openMenu` opens it at a row's button. */
export function useRowMenu(course: MadeCourse): { menu: ReactNode; openMenu: OpenMenu } {
  const { t } = useTranslation('kinds-courses');
  const editing = useEditing();
  const [at, setAt] = useState<{ id: string; anchor: HTMLElement } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [openMenu] = useState<OpenMenu>(() => (id: string, anchor: HTMLElement) => {
    setAt({ id, anchor });
    setOpen(true);
  });
  if (!at) return { menu: null, openMenu };
  const asked = { course, id: at.id, editing, t };
  const entries = findLesson(course, at.id) ? lessonEntries(asked) : sectionEntries(asked);
  const menu = (
    <Menu anchorEl={at.anchor} open={isOpen} onClose={() => setOpen(false)}>
      {entries.map(({ key, icon, label, act }) => (
        <MenuItem
          key={key}
          disabled={act === null}
          onClick={() => {
            setOpen(false);
            act?.();
          }}
        >
          <Icon name={icon} size={20} />
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
  return { menu, openMenu };
}

function lessonEntries({ course, id, editing, t }: Asked): Entry[] {
  const { acts, rename, removeLesson } = editing;
  const [up, down] = [stepOf(course, id, 'up'), stepOf(course, id, 'down')];
  const others = course.sections.filter(({ lessons }) => lessons.every(({ _id }) => _id !== id));
  return [
    { key: 'rename', icon: 'edit', label: t('menu.rename'), act: () => rename(id) },
    { key: 'up', icon: 'chevron-up', label: t('menu.up'), act: up && (() => void acts.moveLesson(id, up)) },
    {
      key: 'down',
      icon: 'chevron-down',
      label: t('menu.down'),
      act: down && (() => void acts.moveLesson(id, down)),
    },
    ...others.map(({ _id: sectionId, title }): Entry => {
      const label = t('menu.toSection', { title: isolate(title || t('section')) });
      const act = () => void acts.moveLesson(id, { sectionId, beforeId: null });
      return { key: sectionId, icon: 'forward', label, act };
    }),
    { key: 'copy', icon: 'copy', label: t('menu.copy'), act: () => void acts.copyLesson(id) },
    { key: 'remove', icon: 'trash', label: t('menu.remove'), act: () => removeLesson(id) },
  ];
}

function sectionEntries({ course, id, editing, t }: Asked): Entry[] {
  const { acts, rename, addLesson, copySection, removeSection } = editing;
  const isMicro = course.type === 'micro_course';
  const move = (beforeId: string | null | undefined) =>
    beforeId === undefined ? null : () => void acts.moveSection(id, beforeId);
  return [
    ...LESSON_TYPES.map((type): Entry => {
      return { key: type, icon: lessonIcons[type], label: t(`add.${type}`), act: () => addLesson(type, id) };
    }),
    { key: 'rename', icon: 'edit', label: t('menu.rename'), act: () => rename(id) },
    { key: 'up', icon: 'chevron-up', label: t('menu.up'), act: move(sectionStep(course, id, 'up')) },
    { key: 'down', icon: 'chevron-down', label: t('menu.down'), act: move(sectionStep(course, id, 'down')) },
    { key: 'copy', icon: 'copy', label: t('menu.copy'), act: isMicro ? null : () => copySection(id) },
    { key: 'remove', icon: 'trash', label: t('menu.remove'), act: () => removeSection(id) },
  ];
}
