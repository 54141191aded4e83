import { DAY } from '@/lib/shared/time';
import { startOf } from '../../times/zone';
import type { Range } from './hours';

/** The instants of a month of a zone. @param month `YYYY-MM` */
export function monthOf(month: string, zone: string): Range {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return {
    from: startOf(Date.UTC(year, number - 1, 1), zone),
    to: startOf(Date.UTC(year, number, 1), zone),
  };
}

/** The instants of some days of a zone. @param first `YYYY-MM-DD` */
export function daysOf(first: string, count: number, zone: string): Range {
  const midnight = Date.parse(first);
  return { from: startOf(midnight, zone), to: startOf(midnight + count * DAY, zone) };
}
