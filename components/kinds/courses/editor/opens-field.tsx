'use client';

import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, useState } from 'react';
import { DateInput } from '@/components/forms/date-input';
import type { MadeLesson } from '@/lib/contract/kinds/courses';
import { useCourseWords } from '../use-course-words';
import styles from './lesson-pane.module.css';
import { WholeNumber } from './whole-number';

type Opens = MadeLesson['opens'];
type Way = 'atOnce' | 'afterDays' | 'on';
type OpensFieldProps = { opens: Opens; onChange: (opens: Opens) => void };

const FIRST_WAIT = 7;

/** When a lesson opens for those who bought the course: at once, some days later, or on a day of the calendar. */
export function OpensField({ opens, onChange }: OpensFieldProps) {
  const { t } = useCourseWords('kinds-courses');
  const labelId = useId();
  const stored: Way = opens.on !== null ? 'on' : opens.afterDays !== null ? 'afterDays' : 'atOnce';
  // A day that is still to be chosen.
  const [isDayAsked, setDayAsked] = useState(false);
  const way = isDayAsked ? 'on' : stored;
  const choose = (next: Way) => {
    setDayAsked(next === 'on' && opens.on === null);
    if (next === 'atOnce') onChange({ afterDays: null, on: null });
    if (next === 'afterDays') onChange({ afterDays: opens.afterDays ?? FIRST_WAIT, on: null });
  };
  return (
    <div className="grid gap-2">
      <span id={labelId} className="type-label">
        {t('opens.label')}
      </span>
      <RadioGroup
        aria-labelledby={labelId}
        value={way}
        onChange={(_event, next) => choose(next as Way)}
        className={styles.ways}
      >
        <FormControlLabel value="atOnce" control={<Radio />} label={t('opens.atOnce')} />
        <FormControlLabel value="afterDays" control={<Radio />} label={t('opens.afterDays')} />
        <FormControlLabel value="on" control={<Radio />} label={t('opens.on')} />
      </RadioGroup>
      {way === 'afterDays' ? (
        <WholeNumber
          label={t('opens.days')}
          value={opens.afterDays}
          least={1}
          most={365}
          onChange={(afterDays) => afterDays !== null && onChange({ afterDays, on: null })}
        />
      ) : null}
      {way === 'on' ? (
        <DateInput
          label={t('opens.day')}
          value={opens.on ?? ''}
          size="small"
          onChange={(on, isAllowed) => {
            if (on === '' || !isAllowed || on === opens.on) return;
            setDayAsked(false);
            onChange({ afterDays: null, on });
          }}
        />
      ) : null}
      {way === 'atOnce' ? null : <p className={styles.hint}>{t('opens.hint')}</p>}
    </div>
  );
}
