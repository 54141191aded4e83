/** In milliseconds. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A link is shown no earlier: whoever is not to come any more, does not have it. */
export const LINK_BEFORE = 10 * MINUTE;
