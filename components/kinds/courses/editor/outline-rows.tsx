'use client';

import { memo, type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import { Button } from 'react-aria-components';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { MadeLesson, MadeSection } from '@/lib/contract/kinds/courses';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { clockTime } from '@/lib/shared/clock-time';
import { numberFormat } from '@/lib/shared/intl';
import { lessonIcons } from '../lesson-icons';
import { useCourseWords } from '../use-course-words';
import { useEditing } from './editor-context';
import styles from './outline.module.css';
import { useRows } from './row-store';
import { RowTitle } from './row-title';

type SectionRowProps = { section: MadeSection };

/** A section in the outline: its title, and how many lessons are in it. */
export const SectionRow = memo(function SectionRow({ section }: SectionRowProps) {
  const { t } = useCourseWords('kinds-courses');
  const { acts, rows } = useEditing();
  const { _id: id, title, lessons } = section;
  const isHeld = useRows(rows, ({ heldId }) => heldId === id);
  return (
    <div className={styles.row} data-held={isHeld}>
      <Handle label={t('row.drag', { title: title || t('section') })} />
      <Button slot="chevron" className={styles.chevron ?? ''}>
        <Icon name="chevron-forward" size={18} />
      </Button>
      <RowTitle
        id={id}
        title={title}
        label={t('section')}
        max={120}
        mayBeEmpty
        onRename={(next) => void acts.renameSection(id, next)}
      />
      <span className={`rigid type-caption tabular text-muted ${styles.fact}`}>
        {t('lessons', { count: lessons.length })}
      </span>
      <MenuDots id={id} label={t('row.menu', { title: title || t('section') })} />
    </div>
  );
});

type LessonRowProps = { lesson: MadeLesson };

/** A lesson in the outline: its type, title, state and length, or how far its file is. */
export const LessonRow = memo(function LessonRow({ lesson }: LessonRowProps) {
  const { t } = useCourseWords('kinds-courses');
  const { acts, rows } = useEditing();
  const { _id: id, title, type } = lesson;
  const isOpen = useRows(rows, ({ openId }) => openId === id);
  const isHeld = useRows(rows, ({ heldId }) => heldId === id);
  return (
    <div className={styles.row} data-open={isOpen} data-hidden={!lesson.isShown} data-held={isHeld}>
      <Handle label={t('row.drag', { title })} />
      <Icon name={lessonIcons[type]} size={18} className={styles.icon} />
      <VisuallyHidden>{t(`type.${type}`)}</VisuallyHidden>
      <RowTitle
        id={id}
        title={title}
        label={t('lesson.title')}
        max={160}
        onRename={(next) => void acts.changeLesson(id, { title: next })}
      />
      {isOpen ? <VisuallyHidden>{t('row.open')}</VisuallyHidden> : null}
      <LessonFacts lesson={lesson} />
      <MenuDots id={id} label={t('row.menu', { title })} />
    </div>
  );
});

function LessonFacts({ lesson }: { lesson: MadeLesson }) {
  const { t } = useCourseWords('kinds-courses');
  const { intl } = useLocale();
  const { rows } = useEditing();
  const upload = useRows(rows, ({ uploads }) => uploads.get(lesson._id));
  if (upload?.problem) return <Mark tone="error">{t('row.failed')}</Mark>;
  if (upload?.isWaiting) return <Mark>{t('row.waiting')}</Mark>;
  if (upload) return <Mark>{numberFormat(intl, { style: 'percent' }).format(upload.share)}</Mark>;
  return (
    <>
      {lesson.isPreview ? <Mark tone="soft">{t('preview.mark')}</Mark> : null}
      {lesson.isShown ? null : <Mark>{t('row.hidden')}</Mark>}
      {lesson.unplayable ? <Mark tone="error">{t('row.unplayable')}</Mark> : null}
      {lesson.isReady || lesson.unplayable ? null : <Mark tone="warning">{t('row.unfinished')}</Mark>}
      {lesson.isReady && lesson.seconds ? (
        <bdi dir="ltr" className={`rigid type-caption tabular text-muted ${styles.fact}`}>
          {clockTime(lesson.seconds, intl)}
        </bdi>
      ) : null}
    </>
  );
}

type MarkProps = { tone?: 'soft' | 'warning' | 'error'; children: ReactNode };

function Mark({ tone, children }: MarkProps) {
  return (
    <span className={styles.mark} data-tone={tone}>
      {children}
    </span>
  );
}

function Handle({ label }: { label: string }) {
  return (
    // React Aria's button lets a press through to the row, which would open its lesson under a thumb.
    <span
      role="presentation"
      data-grip
      className={styles.grip}
      onPointerDown={(event) => {
        if (event.pointerType === 'touch') event.stopPropagation();
      }}
    >
      <Button slot="drag" className={styles.handle ?? ''} aria-label={label}>
        <Icon name="grip" size={18} />
      </Button>
    </span>
  );
}

type MenuDotsProps = { id: string; label: string };

/** A button of its own: a press on it does not open the row. */
function MenuDots({ id, label }: MenuDotsProps) {
  const { rows } = useEditing();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // A row that moved to another section by its menu is drawn there again, and has lost the focus.
    const { menu } = rows.get();
    if (menu?.id !== id || menu.isOpen || menu.anchor.isConnected || !button.current) return;
    rows.set({ menu: { ...menu, anchor: button.current } });
    if (document.activeElement === document.body) button.current.focus({ preventScroll: true });
  }, [id, rows]);
  return (
    <button
      ref={button}
      type="button"
      className={styles.dots}
      aria-label={label}
      aria-haspopup="menu"
      onPointerDown={stop}
      onMouseDown={stop}
      onClick={(event) => {
        event.stopPropagation();
        rows.set({ menu: { id, anchor: event.currentTarget, isOpen: true } });
      }}
    >
      <Icon name="more" size={20} />
    </button>
  );
}

const stop = (event: SyntheticEvent) => event.stopPropagation();
