'use client';

import { useState } from 'react';
import {
  Collection,
  I18nProvider,
  Tree,
  TreeItem,
  TreeItemContent,
  Virtualizer,
} from 'react-aria-components';
import type { MadeCourse, MadeLesson } from '@/lib/contract/kinds/courses';
import { hasSections } from '@/lib/contract/kinds/types';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useCourseWords } from '../use-course-words';
import { useEditing } from './editor-context';
import styles from './outline.module.css';
import { OUTLINE_PADDING, OutlineLayout, outlineRowSize, shownIds } from './outline-layout';
import { LessonRow, SectionRow } from './outline-rows';
import { useOpenSections } from './use-open-sections';
import { useOutlineDrag } from './use-outline-drag';
import { useScrollToRow } from './use-scroll-to-row';
import { useThumbDrag } from './use-thumb-drag';

type OutlineTreeProps = { course: MadeCourse };

/**
 * Sections with their lessons: opened, renamed and moved. Where a course has one only, it is not shown as a row.
 * Only rows in view are drawn: React Aria draws all that are there again at each change and at each move of the focus.
 */
export function OutlineTree({ course }: OutlineTreeProps) {
  const { t } = useCourseWords('kinds-courses');
  const { intl } = useLocale();
  const editing = useEditing();
  const dragAndDropHooks = useOutlineDrag(editing);
  const { expandedKeys, onExpandedChange } = useOpenSections(course, editing);
  const { box, held } = useThumbDrag(editing, () =>
    shownIds(editing.acts.course(), (id) => expandedKeys.includes(id)),
  );
  const marker = useScrollToRow(editing, expandedKeys);
  const [layout] = useState(() => ({
    layout: new OutlineLayout<object>(),
    layoutOptions: { rowSize: outlineRowSize(), padding: OUTLINE_PADDING },
  }));
  const tree = {
    'aria-label': t('outline.title'),
    className: styles.tree ?? '',
    dragAndDropHooks,
    // The keys of a row's fields and buttons are their own.
    keyboardNavigationBehavior: 'tab',
  } as const;
  return (
    <I18nProvider locale={intl}>
      {/* React Aria would write a style element for its buttons, which the page's policy refuses. With this id it
          believes that it has. The rule is in our style sheet. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the rows have the focus, and pass on their keys */}
      <div
        ref={box}
        id="react-aria-pressable-style"
        role="presentation"
        className={styles.rows}
        onKeyDown={({ key, target }) => {
          // As in file managers.
          if (key === 'F2' && target instanceof HTMLElement) editing.rename(target.dataset.key ?? null);
        }}
      >
        <span ref={marker} className={styles.marker} />
        {held}
        <Virtualizer {...layout}>
          {!hasSections(course.type) ? (
            <Tree {...tree} items={course.sections.flatMap(({ lessons }) => lessons)}>
              {(lesson) => <LessonItem id={lesson._id} lesson={lesson} />}
            </Tree>
          ) : (
            <Tree
              {...tree}
              items={course.sections}
              expandedKeys={expandedKeys}
              onExpandedChange={onExpandedChange}
            >
              {(section) => (
                <TreeItem
                  id={section._id}
                  textValue={section.title || t('section')}
                  className={styles.section ?? ''}
                >
                  <TreeItemContent>
                    <SectionRow section={section} />
                  </TreeItemContent>
                  <Collection items={section.lessons}>
                    {(lesson) => <LessonItem id={lesson._id} lesson={lesson} />}
                  </Collection>
                </TreeItem>
              )}
            </Tree>
          )}
        </Virtualizer>
      </div>
    </I18nProvider>
  );
}

type LessonItemProps = { id: string; lesson: MadeLesson };

function LessonItem({ id, lesson }: LessonItemProps) {
  const { open } = useEditing();
  return (
    <TreeItem id={id} textValue={lesson.title} className={styles.lesson ?? ''} onAction={() => open(id)}>
      <TreeItemContent>
        <LessonRow lesson={lesson} />
      </TreeItemContent>
    </TreeItem>
  );
}
