'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import { useWeekdays } from '../../times/use-week';
import styles from './day-rows.module.css';
import { WindowRow } from './window-row';
import { covered, type DayWindow, joined, nextWindow, without } from './windows';

const FRIDAY = 5;
/** The prayer of Friday noon, with the way there and back. */
const NOON = { from: 690, to: 840 };

type DayRowsProps = {
  week: DayWindow[][];
  weekStart: number;
  onChange: (week: DayWindow[][]) => void;
};

/** The windows of each day of the week, to the minute. */
export function DayRows({ week, weekStart, onChange }: DayRowsProps) {
  const { t } = useTranslation('booking-hours');
  const days = useWeekdays(weekStart);
  const change = (day: number, windows: DayWindow[]) =>
    onChange(week.map((before, at) => (at === day ? joined(windows) : before)));
  return (
    <ul className="grid">
      {days.map(({ day, name }) => {
        const windows = week[day] ?? [];
        const next = nextWindow(windows);
        return (
          <li key={day} className={styles.day}>
            <span className={styles.name}>{name}</span>
            <div className="grid gap-2">
              {windows.length === 0 ? <span className={styles.none}>{t('day.none')}</span> : null}
              {windows.map((window) => (
                <WindowRow
                  key={`${window.from} ${window.to}`}
                  day={name}
                  window={window}
                  onChange={(changed) =>
                    change(day, [...windows.filter((other) => other !== window), changed])
                  }
                  onRemove={() =>
                    change(
                      day,
                      windows.filter((other) => other !== window),
                    )
                  }
                />
              ))}
            </div>
            <div className={styles.acts}>
              {next ? (
                <Button
                  size="small"
                  variant="text"
                  startIcon={<Icon name="plus" size={18} />}
                  aria-label={t('day.addNamed', { day: name })}
                  onClick={() => change(day, [...windows, next])}
                >
                  {t('day.add')}
                </Button>
              ) : null}
              {windows.length > 0 ? (
                <Button
                  size="small"
                  variant="text"
                  aria-label={t('day.copyNamed', { day: name })}
                  onClick={() => onChange(week.map((before) => (before.length > 0 ? [...windows] : before)))}
                >
                  {t('day.copy')}
                </Button>
              ) : null}
              {day === FRIDAY && covered(windows, NOON) !== 'none' ? (
                <Button size="small" variant="text" onClick={() => change(day, without(windows, NOON))}>
                  {t('day.noon')}
                </Button>
              ) : null}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
