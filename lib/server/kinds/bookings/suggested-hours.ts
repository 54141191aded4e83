import { hijriMonth } from '@/lib/shared/hijri';
import { DAY } from '@/lib/shared/time';
import { knownTimeZone } from '@/lib/shared/time-zone';
import type { HoursRow } from './repo-hours';
import { dateOf } from './slots/hours';

const WORK = [{ from: 540, to: 1020 }];
/** The prayer of Friday noon is between them. */
const AROUND_NOON = [
  { from: 540, to: 690 },
  { from: 840, to: 1020 },
];
const FRIDAY = 5;
const COUNTRY = 'SA';
/** The ninth month. */
const RAMADAN = 9;

/** What hours begin with: the working days of a country, from nine to five, and a break at Friday noon. */
export function suggestedHours(
  hostId: string,
  place: { country: string | null; time_zone: string | null },
  now: Date,
): HoursRow {
  const { weekStart, weekend } = weekOf(place.country ?? COUNTRY);
  const weekly = Array.from({ length: 7 }, (_, day) => {
    if (weekend.includes(day)) return [];
    return day === FRIDAY ? AROUND_NOON : WORK;
  });
  return {
    host_id: hostId,
    time_zone: knownTimeZone(place.time_zone),
    weekly,
    seasons: [],
    dates: [],
    step: 30,
    buffer_before: 0,
    buffer_after: 0,
    least_notice: 720,
    furthest_days: 60,
    most_per_day: null,
    most_per_week: null,
    week_start: weekStart,
    weekend,
    version: 0,
    updated_at: now,
  };
}

/** The first day and the weekend of a country by CLDR; 0 is Sunday. */
function weekOf(country: string): { weekStart: number; weekend: number[] } {
  const { firstDay, weekend } = new Intl.Locale('und', { region: country }).getWeekInfo();
  return { weekStart: firstDay % 7, weekend: weekend.map((day) => day % 7).sort() };
}

/** The Ramadan that it is, or the next one, by Umm al-Qura. @param today `YYYY-MM-DD` */
export function nextRamadan(today: string): { from: string; to: string } {
  const isRamadan = (day: number) => hijriMonth(new Date(day), 'UTC') === RAMADAN;
  let from = Date.parse(today);
  if (isRamadan(from)) while (isRamadan(from - DAY)) from -= DAY;
  else while (!isRamadan(from)) from += DAY;
  let to = from;
  while (isRamadan(to + DAY)) to += DAY;
  return { from: dateOf(from), to: dateOf(to) };
}
