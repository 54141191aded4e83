'use client';

import IconButton from '@mui/material/IconButton';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import type { Slot, SlotDay } from '@/lib/contract/kinds/booking-hours';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { gregorian } from '@/lib/shared/dates';
import { dateTimeFormat } from '@/lib/shared/intl';
import { type SlotDays, type SlotOf, slotsIn } from '@/lib/shared/slot-days';
import { useDayWords } from '../times/use-slot-words';
import { useClock, useWeekdays } from '../times/use-week';
import { monthAfter, weeksOf } from './month-days';
import styles from './slot-picker.module.css';

type SlotPickerProps<D extends SlotDay> = {
  /** `YYYY-MM`, that is shown */
  month: string;
  onMonth: (month: string) => void;
  /** the first and the last month that can be shown */
  range: { first: string; last: string };
  /** those of the month; undefined while they load */
  slots: SlotDays<D> | undefined;
  weekStart: number;
  /** without it, slots are only shown */
  onChoose?: (slot: SlotOf<D>) => void;
  chosen?: Slot | null;
};

/**
 * A month of days, and the times of the chosen day, as the server says what clocks show then. Where nothing is left of
 * the first month, it shows the next one.
 */
export function SlotPicker<D extends SlotDay>({
  month,
  onMonth,
  range,
  slots: days,
  weekStart,
  onChoose,
  chosen,
}: SlotPickerProps<D>) {
  const { t } = useTranslation('kinds-bookings');
  const slots = useMemo(() => days && slotsIn(days), [days]);
  const { intl } = useLocale();
  const dayWords = useDayWords();
  const weekdays = useWeekdays(weekStart);
  const number = new Intl.NumberFormat(intl, { useGrouping: false });
  const [asked, setAsked] = useState<string | null>(null);
  const isOver = slots?.length === 0 && !chosen && month === range.first && month < range.last;
  useEffect(() => {
    if (isOver) onMonth(monthAfter(month, 1));
  }, [isOver, month, onMonth]);
  const byDay = Map.groupBy(slots ?? [], ({ local }) => local.date);
  const day = asked && byDay.has(asked) ? asked : (slots?.[0]?.local.date ?? null);
  const name = dateTimeFormat(gregorian(intl), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${month}-01`),
  );
  return (
    <div className={styles.picker}>
      <div>
        <div className="row spread">
          <IconButton
            aria-label={t('picker.before')}
            disabled={month <= range.first}
            onClick={() => onMonth(monthAfter(month, -1))}
          >
            <Icon name="chevron-back" size={20} />
          </IconButton>
          <strong aria-live="polite">{name}</strong>
          <IconButton
            aria-label={t('picker.after')}
            disabled={month >= range.last}
            onClick={() => onMonth(monthAfter(month, 1))}
          >
            <Icon name="chevron-forward" size={20} />
          </IconButton>
        </div>
        <table className={styles.month} aria-busy={slots === undefined}>
          <thead>
            <tr>
              {weekdays.map(({ day: weekday, name: long, narrow }) => (
                <th key={weekday} scope="col" abbr={long}>
                  {narrow}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(month, weekStart).map((week) => (
              <tr key={week.find((date) => date !== null)}>
                {week.map((date, at) => (
                  <td key={date ?? at}>
                    {date ? (
                      <button
                        type="button"
                        className={styles.day}
                        disabled={!byDay.has(date)}
                        aria-pressed={date === day}
                        aria-label={t('picker.day', {
                          date: dayWords(date),
                          count: byDay.get(date)?.length ?? 0,
                        })}
                        onClick={() => setAsked(date)}
                      >
                        {number.format(Number(date.slice(8)))}
                      </button>
                    ) : null}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Times
        day={day}
        slots={day ? (byDay.get(day) ?? []) : []}
        isLoading={slots === undefined}
        chosen={chosen}
        onChoose={onChoose}
      />
    </div>
  );
}

type TimesProps<D extends SlotDay> = Pick<SlotPickerProps<D>, 'chosen' | 'onChoose'> & {
  day: string | null;
  slots: readonly SlotOf<D>[];
  isLoading: boolean;
};

function Times<D extends SlotDay>({ day, slots, isLoading, chosen, onChoose }: TimesProps<D>) {
  const { t } = useTranslation('kinds-bookings');
  const dayWords = useDayWords();
  const clock = useClock();
  if (isLoading) return <Skeleton shape="block" height={200} />;
  if (!day) return <p className={styles.none}>{t('picker.none')}</p>;
  const shown = (time: string) => clock(Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
  return (
    <div>
      <h3 className={styles.title}>{dayWords(day)}</h3>
      <ul className={styles.times}>
        {slots.map((slot) => {
          const time = <bdi dir="ltr">{shown(slot.local.time)}</bdi>;
          return (
            <li key={slot.startsAt}>
              {onChoose ? (
                <button
                  type="button"
                  className={styles.time}
                  aria-pressed={chosen?.startsAt === slot.startsAt}
                  onClick={() => onChoose(slot)}
                >
                  {time}
                </button>
              ) : (
                <span className={styles.time}>{time}</span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
