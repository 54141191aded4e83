'use client';

import { useEffect, useRef, useState } from 'react';
import { FieldMessage } from '@/components/forms/field-message';
import { Icon } from '@/components/ui/icon';
import type { MadeLesson } from '@/lib/contract/kinds/courses';
import { roomFor } from '@/lib/contract/limits';
import { lessonIcons } from '../lesson-icons';
import { useCourseWords } from '../use-course-words';
import { useEditing } from './editor-context';
import styles from './lesson-pane.module.css';

const PAUSE_MS = 1_200;

/** The title of the open lesson. It is saved when the creator stops typing or leaves the field. */
export function LessonTitle({ lesson }: { lesson: MadeLesson }) {
  const { t } = useCourseWords(['kinds-courses', 'validation']);
  const { acts } = useEditing();
  const [typed, setTyped] = useState(lesson.title);
  const [isTyping, setTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Renamed in the outline.
  if (!isTyping && typed !== lesson.title) setTyped(lesson.title);
  const latest = useRef({ typed, saved: lesson.title });
  useEffect(() => {
    latest.current = { typed, saved: lesson.title };
  });
  const [save] = useState(() => () => {
    clearTimeout(timer.current);
    const { typed, saved } = latest.current;
    const title = typed.trim();
    if (title !== '' && title !== saved) void acts.changeLesson(lesson._id, { title });
  });
  // Another lesson is opened before the pause is over.
  useEffect(() => save, [save]);
  const isEmpty = typed.trim() === '';
  return (
    <div className="grid gap-1">
      <span className={styles.type}>
        <Icon name={lessonIcons[lesson.type]} size={18} />
        {t(`type.${lesson.type}`)}
      </span>
      <input
        className={styles.title}
        dir="auto"
        aria-label={t('lesson.title')}
        aria-invalid={isEmpty}
        placeholder={t('lesson.title')}
        value={typed}
        maxLength={roomFor(160)}
        onChange={(event) => {
          setTyping(true);
          setTyped(event.target.value);
          clearTimeout(timer.current);
          timer.current = setTimeout(save, PAUSE_MS);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) save();
        }}
        onBlur={() => {
          save();
          setTyping(false);
        }}
      />
      {isEmpty ? <FieldMessage error={t('validation:required')} /> : null}
    </div>
  );
}
