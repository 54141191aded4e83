'use client';

import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { findLesson, placeOf } from '@/hooks/kinds/courses/course-tree';
import type { MadeCourse, MadeLesson } from '@/lib/contract/kinds/courses';
import { hasSections } from '@/lib/contract/kinds/types';
import { isolate } from '@/lib/shared/arabic';
import { useCourseWords } from '../use-course-words';
import { useEditing } from './editor-context';
import styles from './move-dialog.module.css';
import { useRows } from './row-store';

type MoveDialogProps = { course: MadeCourse };

/** Asks where a lesson is to stand: for thumbs and keyboards, and for the other end of a long course. */
export function MoveDialog({ course }: MoveDialogProps) {
  const { rows } = useEditing();
  const lesson = findLesson(course, useRows(rows, ({ movingId }) => movingId) ?? '');
  return lesson ? <MoveForm key={lesson._id} course={course} lesson={lesson} /> : null;
}

type MoveFormProps = { course: MadeCourse; lesson: MadeLesson };

const FIRST = '';

function MoveForm({ course, lesson: { _id: id, title } }: MoveFormProps) {
  const { t } = useCourseWords(['kinds-courses', 'common']);
  const { acts, rows } = useEditing();
  const titleId = useId();
  const [sectionId, setSectionId] = useState(() => placeOf(course, id)?.sectionId ?? '');
  const section = course.sections.find(({ _id }) => _id === sectionId);
  const others = (section?.lessons ?? []).filter(({ _id }) => _id !== id);
  const [afterId, setAfterId] = useState(() => before(course, id));
  const close = () => rows.set({ movingId: null });
  useEffect(() => () => rows.get().menu?.anchor.focus({ preventScroll: true }), [rows]);
  const move = (event: FormEvent) => {
    event.preventDefault();
    const beforeId = others[others.findIndex(({ _id }) => _id === afterId) + 1]?._id ?? null;
    void acts.moveLesson(id, { sectionId, beforeId });
    rows.set({ movingId: null, sought: { id } });
  };
  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby={titleId} disableRestoreFocus>
      <DialogTitle id={titleId}>{t('move.title', { title: isolate(title) })}</DialogTitle>
      <form onSubmit={move}>
        <DialogContent className={styles.fields}>
          {hasSections(course.type) ? (
            <Choice
              label={t('move.section')}
              value={sectionId}
              onChoose={(next) => {
                setSectionId(next);
                const there = course.sections.find(({ _id }) => _id === next)?.lessons ?? [];
                setAfterId(there.filter(({ _id }) => _id !== id).at(-1)?._id ?? FIRST);
              }}
            >
              {course.sections.map((each) => (
                <option key={each._id} value={each._id}>
                  {each.title || t('section')}
                </option>
              ))}
            </Choice>
          ) : null}
          <Choice label={t('move.place')} value={afterId} onChoose={setAfterId}>
            <option value={FIRST}>{t('move.first')}</option>
            {others.map((each) => (
              <option key={each._id} value={each._id}>
                {t('move.after', { title: isolate(each.title) })}
              </option>
            ))}
          </Choice>
        </DialogContent>
        <DialogActions>
          <Button variant="text" color="inherit" onClick={close}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit">{t('move.submit')}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** The lesson that a lesson stands after in its section. */
function before({ sections }: MadeCourse, id: string): string {
  for (const { lessons } of sections) {
    const at = lessons.findIndex(({ _id }) => _id === id);
    if (at >= 0) return lessons[at - 1]?._id ?? FIRST;
  }
  return FIRST;
}

type ChoiceProps = { label: string; value: string; onChoose: (value: string) => void; children: ReactNode };

/** The browser's own list: quick with hundreds of lessons, and made for thumbs on phones. */
function Choice({ label, value, onChoose, children }: ChoiceProps) {
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {children}
    </TextField>
  );
}
