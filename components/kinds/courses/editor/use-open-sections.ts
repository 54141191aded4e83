'use client';

import { useEffect, useState } from 'react';
import type { Key } from 'react-aria-components';
import { lessonsOf, placeOf } from '@/hooks/kinds/courses/course-tree';
import type { MadeCourse } from '@/lib/contract/kinds/courses';
import type { CourseEditing } from './editor-context';

/** A course of more lessons begins with closed sections, so that they are all in view. */
const SHOWN_WHOLE = 60;

/** Which sections of the outline are open. That of a row which is to come into view opens by itself. */
export function useOpenSections(course: MadeCourse, { acts, rows }: CourseEditing) {
  const [closed, setClosed] = useState<ReadonlySet<Key>>(() => {
    if (lessonsOf(course).length <= SHOWN_WHOLE) return new Set();
    const { openId } = rows.get();
    const first = (openId && placeOf(course, openId)?.sectionId) ?? course.sections[0]?._id;
    return new Set(course.sections.map(({ _id }) => _id).filter((id) => id !== first));
  });
  useEffect(() => {
    let seen = rows.get();
    return rows.subscribe(() => {
      const before = seen;
      seen = rows.get();
      if (seen.sought === null || seen.sought === before.sought) return;
      const sectionId = placeOf(acts.course(), seen.sought.id)?.sectionId;
      if (sectionId) setClosed((all) => (all.has(sectionId) ? without(all, sectionId) : all));
    });
  }, [acts, rows]);
  const ids = course.sections.map(({ _id }) => _id);
  return {
    expandedKeys: ids.filter((id) => !closed.has(id)),
    onExpandedChange: (open: ReadonlySet<Key>) => setClosed(new Set(ids.filter((id) => !open.has(id)))),
  };
}

function without(all: ReadonlySet<Key>, one: Key): ReadonlySet<Key> {
  const fewer = new Set(all);
  fewer.delete(one);
  return fewer;
}
