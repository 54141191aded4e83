'use client';

import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DateField } from '@/components/forms/date-field';
import { SelectField } from '@/components/forms/select-field';
import { TextField } from '@/components/forms/text-field';
import { useRows } from '@/components/forms/use-rows';
import { Icon } from '@/components/ui/icon';
import { roomFor } from '@/lib/contract/limits';
import styles from '../../bookings/form/form.module.css';
import { RowsFrame } from '../../bookings/form/rows-frame';
import { NumberSelect } from '../../bookings/hours/number-select';
import { useDuration } from '../../bookings/use-duration';
import { useClock } from '../../times/use-week';
import own from './form.module.css';
import type { AssessmentsDraft } from './form-schema';
import { newDate } from './new-date';
import { ThatDay } from './that-day';

type Values = { content: AssessmentsDraft };

const FIELD = 'content.dates';
const MOST = 30;
const LENGTHS = [30, 45, 60, 90, 120, 150, 180, 240, 300, 360, 480];
const SEATS = [1, 2, 3, 5, 8, 10, 12, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200, 300, 500];
const PLACES = ['link', 'in_person'] as const;
const QUARTERS = Array.from({ length: 96 }, (_, at) => at * 15);

const WHEN = ['date', 'time', 'minutes'] as const;

/** A day that was said whole, and not one that is still typed. */
const isDay = (date: string) => /^20\d\d-\d\d-\d\d$/.test(date);

const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** When the workshop takes place, where, and for how many. */
export function DatesField() {
  const { t } = useTranslation('kinds-assessments');
  const { fields, append, remove } = useRows<Values, typeof FIELD>(FIELD);
  const dates = useWatch<Values, typeof FIELD>({ name: FIELD });
  return (
    <RowsFrame
      list="dates"
      label={t('form.dates')}
      hint={t('form.datesHint')}
      addLabel={t('form.addDate')}
      isFull={fields.length >= MOST}
      onAdd={() => append(newDate(dates.at(-1)))}
    >
      {fields.map(({ id }, at) => (
        <fieldset key={id} className={own.date}>
          <legend className={`row spread type-label ${own.head}`}>
            {t('form.date', { number: at + 1 })}
            <IconButton aria-label={t('form.removeDate', { number: at + 1 })} onClick={() => remove(at)}>
              <Icon name="trash" size={20} />
            </IconButton>
          </legend>
          <DateRow at={at} row={dates[at]} />
        </fieldset>
      ))}
    </RowsFrame>
  );
}

type Row = AssessmentsDraft['dates'][number];

function DateRow({ at, row }: { at: number; row: Row | undefined }) {
  const { _id = '', date = '', time = '', place = 'link' } = row ?? {};
  const { t } = useTranslation(['kinds-assessments', 'kinds-bookings']);
  const clock = useClock();
  const duration = useDuration();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const name = `${FIELD}.${at}` as const;
  const { control, getFieldState } = useFormContext<Values>();
  const state = useFormState({ control });
  const isNew = WHEN.some((field) => {
    const { isDirty, invalid } = getFieldState(`${name}.${field}`, state);
    return isDirty || invalid;
  });
  // A time between two quarters stays as it was said.
  const times = [...new Set([...QUARTERS.map(timeOf), time])].filter(Boolean).sort();
  const shown = (value: string) => clock(Number(value.slice(0, 2)) * 60 + Number(value.slice(3)));
  return (
    <div className={`stack gap-4 ${styles.pair}`}>
      <DateField name={`${name}.date`} label={t('form.day')} min={today} required />
      <SelectField
        name={`${name}.time`}
        label={t('form.time')}
        options={times.map((value) => ({ value, label: shown(value) }))}
      />
      {isNew && isDay(date) ? <ThatDay date={date} dateId={_id} /> : null}
      <NumberSelect
        name={`${name}.minutes`}
        label={t('form.length')}
        values={LENGTHS}
        words={(value) => duration(value ?? 0)}
      />
      <NumberSelect
        name={`${name}.seats`}
        label={t('form.seats')}
        values={SEATS}
        words={(value) => t('seats', { count: value ?? 0 })}
      />
      <SelectField
        name={`${name}.place`}
        label={t('form.place')}
        options={PLACES.map((value) => ({ value, label: t(`kinds-bookings:place.${value}`) }))}
      />
      <TextField
        name={`${name}.placeText`}
        label={t(`kinds-bookings:form.placeText.${place}`)}
        hint={t(`kinds-bookings:form.placeHint.${place}`)}
        dir={place === 'link' ? 'ltr' : 'auto'}
        placeholder={place === 'link' ? 'https://' : undefined}
        maxLength={roomFor(500)}
      />
    </div>
  );
}
