'use client';

import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DayRows } from './day-rows';
import styles from './hours.module.css';
import { WeekGrid } from './week-grid';
import type { DayWindow } from './windows';

type WeekFieldProps = {
  name: string;
  label: string;
  /** 0 is Sunday */
  weekStart: number;
};

/** The hours of a week in a form: as a grid, and to the minute. */
export function WeekField({ name, label, weekStart }: WeekFieldProps) {
  const { t } = useTranslation('booking-hours');
  const { field } = useController({ name });
  const week: DayWindow[][] = field.value;
  return (
    <div className="stack gap-4">
      <p className="type-body2 text-secondary">
        {t('grid.hint')} <span className={styles.keys}>{t('grid.keys')}</span>
      </p>
      <WeekGrid label={label} week={week} weekStart={weekStart} onChange={field.onChange} />
      <DayRows week={week} weekStart={weekStart} onChange={field.onChange} />
    </div>
  );
}
