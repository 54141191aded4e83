import { toLatinDigits } from './arabic';
import { numberFormat } from './intl';
import { stripInvisible } from './invisible';

/** Minor units (cents) and an ISO 4217 code. */
export type MoneyAmount = { amount: number; currency: string };

type MoneyStyle = {
  /** `$20` instead of `$20.00`; for prices, not for accounts. */
  trimZeros?: boolean;
  /** Writes + and −; for ledgers. */
  signed?: boolean;
};

/**
 * How many decimals a currency has: 0, 2 or 3, from Intl's own table (ISO 4217).
 * @throws RangeError for a code that is not three letters
 */
export function currencyExponent(currency: string): number {
  return numberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

/**
 * Formats an amount for readers: `$19.99`, in their digits. The layout is the same in both languages, since the Arabic
 * one of CLDR (`19.99 US$`) falls apart inside Arabic sentences.
 * @param money in minor units
 * @param intlTag from `useLocale().intl` or `getLocale()`; names the digits
 * @returns the text; set it left to right (`<bdi dir="ltr">`, the `Money` component), compare it without bidi marks
 */
export function formatMoney(money: MoneyAmount, intlTag: string, style: MoneyStyle = {}): string {
  return numberFormat(intlTag.replace(/^ar/, 'en'), {
    style: 'currency',
    currency: money.currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: style.trimZeros ? 'stripIfInteger' : 'auto',
    signDisplay: style.signed ? 'exceptZero' : 'auto',
  }).format(toDecimal(money));
}

/**
 * Minor units as a decimal string (`1999` USD → `19.99`), for inputs. A string, because binary fractions are not exact.
 */
export function toDecimal({ amount, currency }: MoneyAmount): `${number}` {
  const exponent = currencyExponent(currency);
  const digits = String(Math.abs(amount)).padStart(exponent + 1, '0');
  const whole = digits.slice(0, digits.length - exponent);
  const fraction = exponent === 0 ? '' : `.${digits.slice(-exponent)}`;
  return `${amount < 0 ? '-' : ''}${whole}${fraction}` as `${number}`;
}

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

/** The digits of a whole number, or null. @param point the separator that stands before its decimals */
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
