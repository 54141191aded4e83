import { numberFormat } from './intl';

/** Minor units (cents) and an ISO 4217 code. */
export type MoneyAmount = { amount: number; currency: string };

type MoneyStyle = {
  /** `$20` instead of `$20.00`; for prices, not for accounts. */
  trimZeros?: boolean;
  /** Writes + and −; for ledgers. */
  signed?: boolean;
};

/**
 * Returns how many decimals a currency has: 0, 2 or 3, from Intl's own table (ISO 4217).
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
