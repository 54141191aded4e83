/** One second, in milliseconds. */
export const SECOND = 1_000;

/** One minute, in milliseconds. */
export const MINUTE = 60 * SECOND;

/** One hour, in milliseconds. */
export const HOUR = 60 * MINUTE;

/** One day of 24 hours, in milliseconds: days of a time zone can be longer or shorter. */
export const DAY = 24 * HOUR;
