import { numberFormat } from './intl';

/**
 * A place in a recording, as a clock shows it: `3:05`, from an hour on `1:02:05`. It reads from left to right.
 * @param seconds parts of a second are cut off; what is not a number is 0
 * @param intl the reader's language with their digits
 */
export function clockTime(seconds: number, intl: string): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const two = numberFormat(intl, { minimumIntegerDigits: 2 });
  const one = numberFormat(intl);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  if (hours === 0) return `${one.format(minutes)}:${two.format(rest)}`;
  return `${one.format(hours)}:${two.format(minutes)}:${two.format(rest)}`;
}
