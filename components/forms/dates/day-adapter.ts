import {
  CalendarDate,
  GregorianCalendar,
  getDayOfWeek,
  getLocalTimeZone,
  toCalendar,
  today,
} from '@internationalized/date';
import type { AdapterFormats, DateBuilderReturnType, MuiPickersAdapter } from '@mui/x-date-pickers/models';
import { DAY, HOUR, MINUTE } from '@/lib/shared/time';
import { type DayLanguage, dayLanguage, readDay, writeDay } from './day-language';

declare module '@mui/x-date-pickers/models' {
  interface PickerValidDateLookup {
    day: Date;
  }
}

const GREGORIAN = new GregorianCalendar();

const FORMATS: AdapterFormats = {
  ...{ year: 'yyyy', month: 'MMMM', monthShort: 'MMMM', dayOfMonth: 'd', dayOfMonthFull: 'd' },
  ...{ weekday: 'EEEE', weekdayShort: 'EEEEE', fullDate: 'd MMMM yyyy', keyboardDate: 'd MMMM yyyy' },
  ...{ shortDate: 'd MMMM', normalDate: 'd MMMM', normalDateWithWeekday: 'EEEE d MMMM' },
  // There are no fields for a time of day.
  ...{
    hours24h: '',
    hours12h: '',
    meridiem: '',
    minutes: '',
    seconds: 's',
    fullTime12h: '',
    fullTime24h: '',
  },
  ...{ keyboardDateTime12h: 'd MMMM yyyy', keyboardDateTime24h: 'd MMMM yyyy' },
};

const invalid = () => new Date(Number.NaN);

/**
 * Days for MUI's pickers, in the Gregorian calendar or that of Umm al-Qura, with the reader's words and digits
 * (decisions/046). A day is midnight in UTC, so that it is the same day everywhere. Times of day are kept and never
 * shown.
 */
export class DayAdapter implements MuiPickersAdapter<string> {
  isMUIAdapter = true;
  isTimezoneCompatible = false;
  lib = 'qeema-days';
  escapedCharacters = { start: "'", end: "'" };
  formatTokenMap: MuiPickersAdapter['formatTokenMap'] = {
    yyyy: { sectionType: 'year', contentType: 'digit', maxLength: 4 },
    MMMM: { sectionType: 'month', contentType: 'letter' },
    MM: { sectionType: 'month', contentType: 'digit', maxLength: 2 },
    M: { sectionType: 'month', contentType: 'digit', maxLength: 2 },
    dd: { sectionType: 'day', contentType: 'digit', maxLength: 2 },
    d: { sectionType: 'day', contentType: 'digit', maxLength: 2 },
  };
  formats: AdapterFormats;
  locale: string;
  private readonly language: DayLanguage;

  /** @param options.locale the tag for `Intl`, which names calendar and digits */
  constructor({ locale = 'ar-u-ca-gregory-nu-latn', formats = {} }: Options = {}) {
    this.locale = locale;
    this.formats = { ...FORMATS, ...formats };
    this.language = dayLanguage(locale);
  }

  date = <T extends string | null | undefined>(value?: T): DateBuilderReturnType<T> =>
    (value === null ? null : momentNamed(value)) as DateBuilderReturnType<T>;
  getInvalidDate = invalid;
  getTimezone = () => 'default';
  setTimezone = (value: Date) => value;
  toJsDate = (value: Date) => value;
  getCurrentLocaleCode = () => this.locale;
  is12HourCycleInCurrentLocale = () => false;
  expandFormat = (format: string) => format;
  isValid = (value: Date | null): value is Date => value !== null && !Number.isNaN(value.getTime());
  formatNumber = (written: string) => written;

  format = (value: Date, key: keyof AdapterFormats) => this.formatByString(value, this.formats[key]);
  formatByString = (value: Date, pattern: string) => {
    if (!this.isValid(value)) return '';
    const { year, month, day } = this.in(value);
    return writeDay(
      { year, month, day, second: value.getUTCSeconds(), moment: value },
      pattern,
      this.language,
    );
  };

  /** Reads a typed day. A day that its month does not have is invalid. A copied YYYY-MM-DD is read as such. */
  parse = (text: string, pattern: string) => {
    if (text.trim() === '') return null;
    if (/^\d{4}-\d{2}-\d{2}$/.test(text.trim())) return new Date(`${text.trim()}T00:00:00.000Z`);
    const read = readDay(text, pattern, this.language);
    if (!read) return invalid();
    const { calendar } = this.language;
    const year = read.year ?? this.in(momentNamed()).year;
    const day = read.day ?? 1;
    const month = read.month ?? this.monthWith(year, day);
    if (year < 1 || month < 1 || month > 12 || day < 1) return invalid();
    const first = new CalendarDate(calendar, year, month, 1);
    if (day > calendar.getDaysInMonth(first)) return invalid();
    return momentOf(first.set({ day }), 0);
  };

  isEqual = (value: Date | null, other: Date | null) => value?.getTime() === other?.getTime();
  isSameYear = (value: Date, other: Date) => this.in(value).year === this.in(other).year;
  isSameMonth = (value: Date, other: Date) =>
    this.isSameYear(value, other) && this.in(value).month === this.in(other).month;
  isSameDay = (value: Date, other: Date) => dayNumber(value) === dayNumber(other);
  isSameHour = (value: Date, other: Date) =>
    this.isSameDay(value, other) && value.getUTCHours() === other.getUTCHours();
  isAfter = (value: Date, other: Date) => value > other;
  isAfterYear = (value: Date, other: Date) => this.in(value).year > this.in(other).year;
  isAfterDay = (value: Date, other: Date) => dayNumber(value) > dayNumber(other);
  isBefore = (value: Date, other: Date) => value < other;
  isBeforeYear = (value: Date, other: Date) => this.in(value).year < this.in(other).year;
  isBeforeDay = (value: Date, other: Date) => dayNumber(value) < dayNumber(other);
  isWithinRange = (value: Date, [from, to]: [Date, Date]) => value >= from && value <= to;

  startOfDay = (value: Date) => new Date(dayNumber(value) * DAY);
  endOfDay = (value: Date) => new Date((dayNumber(value) + 1) * DAY - 1);
  startOfWeek = (value: Date) =>
    this.startOfDay(this.addDays(value, -getDayOfWeek(gregorian(value), this.language.weekTag)));
  endOfWeek = (value: Date) => this.endOfDay(this.addDays(this.startOfWeek(value), 6));
  startOfMonth = (value: Date) => momentOf(this.in(value).set({ day: 1 }), 0);
  endOfMonth = (value: Date) => this.endOfDay(momentOf(this.in(value).set({ day: 99 }), 0));
  startOfYear = (value: Date) => momentOf(this.in(value).set({ month: 1, day: 1 }), 0);
  endOfYear = (value: Date) => this.endOfMonth(momentOf(this.in(value).set({ month: 12, day: 1 }), 0));

  addYears = (value: Date, years: number) => this.moved(value, this.in(value).add({ years }));
  addMonths = (value: Date, months: number) => this.moved(value, this.in(value).add({ months }));
  addWeeks = (value: Date, weeks: number) => this.addDays(value, 7 * weeks);
  addDays = (value: Date, days: number) => new Date(value.getTime() + days * DAY);
  addHours = (value: Date, hours: number) => new Date(value.getTime() + hours * HOUR);
  addMinutes = (value: Date, minutes: number) => new Date(value.getTime() + minutes * MINUTE);
  addSeconds = (value: Date, seconds: number) => new Date(value.getTime() + seconds * 1_000);

  getYear = (value: Date) => this.in(value).year;
  getMonth = (value: Date) => this.in(value).month - 1;
  getDate = (value: Date) => this.in(value).day;
  getHours = (value: Date) => value.getUTCHours();
  getMinutes = (value: Date) => value.getUTCMinutes();
  getSeconds = (value: Date) => value.getUTCSeconds();
  getMilliseconds = (value: Date) => value.getUTCMilliseconds();
  getDayOfWeek = (value: Date) => getDayOfWeek(gregorian(value), this.language.weekTag) + 1;
  getDaysInMonth = (value: Date) => this.language.calendar.getDaysInMonth(this.in(value));

  setYear = (value: Date, year: number) => this.moved(value, this.in(value).set({ year }));
  setMonth = (value: Date, month: number) => this.moved(value, this.in(value).set({ month: month + 1 }));
  setDate = (value: Date, day: number) => this.addDays(value, day - this.getDate(value));
  setHours = (value: Date, hours: number) => new Date(new Date(value).setUTCHours(hours));
  setMinutes = (value: Date, minutes: number) => new Date(new Date(value).setUTCMinutes(minutes));
  setSeconds = (value: Date, seconds: number) => new Date(new Date(value).setUTCSeconds(seconds));
  setMilliseconds = (value: Date, ms: number) => new Date(new Date(value).setUTCMilliseconds(ms));

  getWeekArray = (value: Date) => {
    const first = this.startOfWeek(this.startOfMonth(value));
    const count = (dayNumber(this.endOfWeek(this.endOfMonth(value))) - dayNumber(first) + 1) / 7;
    return Array.from({ length: count }, (_, week) =>
      Array.from({ length: 7 }, (_, day) => this.addDays(first, 7 * week + day)),
    );
  };
  getWeekNumber = (value: Date) => {
    const first = this.startOfWeek(this.startOfYear(value));
    return Math.floor((dayNumber(value) - dayNumber(first)) / 7) + 1;
  };
  getYearRange = ([from, to]: [Date, Date]) => {
    const first = this.startOfYear(from);
    const count = Math.max(0, this.getYear(to) - this.getYear(from) + 1);
    return Array.from({ length: count }, (_, index) => this.addYears(first, index));
  };

  private in(value: Date): CalendarDate {
    return toCalendar(gregorian(value), this.language.calendar);
  }

  private moved(value: Date, day: CalendarDate): Date {
    return momentOf(day, value.getTime() - dayNumber(value) * DAY);
  }

  /** The first month of a year that has such a day, for a pattern without a month. */
  private monthWith(year: number, day: number): number {
    const { calendar } = this.language;
    const months = Array.from({ length: 12 }, (_, index) => index + 1);
    return (
      months.find((month) => day <= calendar.getDaysInMonth(new CalendarDate(calendar, year, month, 1))) ?? 1
    );
  }
}

type Options = { locale?: string; formats?: Partial<AdapterFormats> };

/** Today, or what MUI names: a day, or a day with a time. */
function momentNamed(text?: string): Date {
  if (text === undefined) return momentOf(today(getLocalTimeZone()), 0);
  return new Date(text.length > 10 ? `${text}Z` : text);
}

const dayNumber = (value: Date) => Math.floor(value.getTime() / DAY);

const gregorian = (value: Date) =>
  new CalendarDate(GREGORIAN, value.getUTCFullYear(), value.getUTCMonth() + 1, value.getUTCDate());

/** The moment when a day begins in UTC, plus a number of milliseconds. */
function momentOf(day: CalendarDate, ms: number): Date {
  const { year, month, day: date } = toCalendar(day, GREGORIAN);
  const moment = new Date(ms);
  // `Date.UTC` takes the years before 100 for years of the last century.
  moment.setUTCFullYear(year, month - 1, date);
  return moment;
}
