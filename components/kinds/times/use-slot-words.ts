'use client';

import type { LocalTime } from '@/lib/contract/kinds/booking-hours';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { commaOf, isolate } from '@/lib/shared/arabic';
import { formatMoneyDay, gregorian, offsetName } from '@/lib/shared/dates';
import { dateTimeFormat } from '@/lib/shared/intl';
import { useClock } from './use-week';

/** Writes a day: «Thursday, 10 December 2026», the Hijri day beside it where chosen. It takes `YYYY-MM-DD`. */
export function useDayWords(): (date: string) => string {
  const { intl } = useLocale();
  const weekday = dateTimeFormat(gregorian(intl), { weekday: 'long', timeZone: 'UTC' });
  return (date) => [weekday.format(Date.parse(date)), formatMoneyDay(date, 'long', intl)].join(commaOf(intl));
}

/** Writes what a clock shows: «Thursday, 10 December 2026, 13:00 (GMT+3)», the Hijri day beside it where chosen. */
export function useSlotWords(): (local: LocalTime) => string {
  const { intl } = useLocale();
  const clock = useClock();
  const day = useDayWords();
  return ({ date, time, offset }) => {
    const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
    return `${[day(date), clock(minutes)].join(commaOf(intl))} ${isolate(`(${offsetName(offset, intl)})`)}`;
  };
}
