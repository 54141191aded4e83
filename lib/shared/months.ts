import { dateTimeFormat } from './intl';

/** A calendar month in UTC, as `2026-10`: sorts as text, and has neither a day nor a zone to get wrong. */
export type Month = string;

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

export const isMonth = (text: string): text is Month => MONTH.test(text);

/** The month that a moment belongs to, in UTC. */
export const monthOf = (moment: Date): Month => moment.toISOString().slice(0, 7);

/** Its first moment, and the first moment after it. */
export function monthSpan(month: Month): { from: Date; to: Date } {
  return { from: startOf(month), to: startOf(addMonths(month, 1)) };
}

export function addMonths(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const months = year * 12 + (number - 1) + count;
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`;
}

/**
 * Formats a month for readers: "October 2026". Books are closed by the Gregorian month, also for readers of Hijri
 * dates.
 * @param intlTag from `useLocale().intl` or `getLocale()`; names the digits
 */
export function formatMonth(month: Month, intlTag: string): string {
  return dateTimeFormat(intlTag.replace('-ca-islamic-umalqura', '-ca-gregory'), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(startOf(month));
}

const startOf = (month: Month) => new Date(`${month}-01T00:00:00.000Z`);
