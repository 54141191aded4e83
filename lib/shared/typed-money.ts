import { toLatinDigits } from './arabic';
import { stripInvisible } from './invisible';
import { currencyExponent } from './money-format';

// Thousands in groups of three, with one separator throughout.
const GROUPED = /^[1-9]\d{0,2}([.,٬'’\s])\d{3}(?:\1\d{3})*$/;
const WITH_DECIMALS = /^(.*\d)([.,٫])(\d*)$/;

/**
 * Reads a typed amount in every way that is possible. It may be in either set of digits, with a dot, a comma or ٫
 * before the decimals at its end, and with dots, commas, ٬, apostrophes or spaces between groups of three digits.
 * `7,5` is 7.50 dollars and `7,500` is 7,500; in a currency of three decimals `7,500` may be both.
 * @returns minor units: none if it is not an amount of this currency, two if it can be read in two ways
 */
export function moneyReadings(text: string, currency: string): number[] {
  const plain = toLatinDigits(stripInvisible(text).trim());
  const exponent = currencyExponent(currency);
  const [, before = '', point, fraction = ''] = WITH_DECIMALS.exec(plain) ?? [];
  const isDecimal = point !== undefined && fraction.length <= exponent;
  const readings = [
    { whole: wholeOf(plain), fraction: '' },
    { whole: isDecimal ? wholeOf(before, point) : null, fraction },
  ];
  return readings
    .filter(({ whole }) => whole !== null)
    .map(({ whole, fraction }) => Number(`${whole}${fraction.padEnd(exponent, '0')}`))
    .filter(Number.isSafeInteger);
}

/** Returns the digits of a whole number, or null. @param point the separator that stands before its decimals */
function wholeOf(text: string, point?: string): string | null {
  if (/^\d+$/.test(text)) return text;
  const separator = GROUPED.exec(text)?.[1];
  return separator === undefined || separator === point ? null : text.replace(/\D/g, '');
}

/** Reads a typed amount. @returns minor units, or null if it is no amount of this currency, or may be two */
export function parseMoney(text: string, currency: string): number | null {
  const [amount, other] = moneyReadings(text, currency);
  return other === undefined ? (amount ?? null) : null;
}

/**
 * Reads digits with separators as one number, where money asks which of two it is: a lone dot stands before decimals,
 * and a lone comma before three digits groups them.
 * @returns its shortest form, e.g. `1.5` of `1,50`, with its leading zeros; null if it is no number
 */
export function decimalOf(text: string): string | null {
  const whole = /^\d+\.\d+$/.test(text) ? null : wholeOf(text);
  if (whole !== null) return whole;
  const [, before = '', point, fraction = ''] = /^(.*)([.,٫])(\d+)$/.exec(text) ?? [];
  const units = before === '' ? '0' : wholeOf(before, point);
  if (point === undefined || units === null) return null;
  const decimals = fraction.replace(/0+$/, '');
  return decimals === '' ? units : `${units}.${decimals}`;
}
