'use client';

import { useLocale } from '@/lib/i18n/i18n-provider';
import { dateTimeFormat } from '@/lib/shared/intl';
import { DAY } from '@/lib/shared/time';

/** A Sunday. */
const SUNDAY = Date.UTC(2023, 0, 1);

type Weekday = { day: number; name: string; narrow: string };

/** The days of the week from its first one on, in the reader's language. 0 is Sunday. */
export function useWeekdays(weekStart: number): Weekday[] {
  const { intl } = useLocale();
  const named = (day: number, weekday: 'long' | 'narrow') =>
    dateTimeFormat(intl, { weekday, timeZone: 'UTC' }).format(SUNDAY + day * DAY);
  return Array.from({ length: 7 }, (_, at) => (weekStart + at) % 7).map((day) => ({
    day,
    name: named(day, 'long'),
    narrow: named(day, 'narrow'),
  }));
}

/** Writes minutes after midnight as a clock shows them, in the reader's digits; the end of the day is 24:00. */
export function useClock(): (minutes: number) => string {
  const { intl } = useLocale();
  const digits = new Intl.NumberFormat(intl, { minimumIntegerDigits: 2, useGrouping: false });
  return (minutes) => `${digits.format(Math.floor(minutes / 60))}:${digits.format(minutes % 60)}`;
}
