'use client';

import TextField from '@mui/material/TextField';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useSettled } from '@/hooks/use-settled';
import { useCourseWords } from '../use-course-words';
import styles from './course-search.module.css';
import { Results } from './results';

type CourseSearchProps = {
  entitlementId: string;
  /** the lessons, shown while nothing is looked for */
  children: ReactNode;
};

/** Looks in the lessons of a course. The arrow keys move through what was found, Escape goes back to the lessons. */
export function CourseSearch({ entitlementId, children }: CourseSearchProps) {
  const { t } = useCourseWords('course-room');
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLElement>(null);
  const words = typed.trim().replace(/\s+/g, ' ');
  const settled = useSettled(words);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.code === 'Escape' && typed !== '') {
      setTyped('');
      box.current?.querySelector('input')?.focus();
    }
    const step = event.code === 'ArrowDown' ? 1 : event.code === 'ArrowUp' ? -1 : 0;
    if (step === 0 || words === '') return;
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('input, a[href]') ?? [])];
    const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <search ref={box} className={styles.search} onKeyDown={onKeyDown}>
      <TextField
        type="search"
        size="small"
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { dir: 'auto', maxLength: 100 } }}
        fullWidth
      />
      {words === '' ? children : <Results entitlementId={entitlementId} words={settled} />}
    </search>
  );
}
