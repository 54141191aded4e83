import { DAY, HOUR } from './time';

/**
 * Today as `YYYY-MM-DD`, in the zone where the day begins first on earth (UTC+14): later days are in the future for
 * everybody.
 */
export const latestToday = (now = new Date()): string =>
  new Date(now.getTime() + 14 * HOUR).toISOString().slice(0, 10);

/** The day after another. @param day `YYYY-MM-DD` */
export function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00.000Z`);
  return new Date(date.getTime() + DAY).toISOString().slice(0, 10);
}
