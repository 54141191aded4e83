import 'server-only';
import { currencyExponent } from '@/lib/shared/money-format';

// Where Stripe's smallest unit is not ISO 4217's: https://docs.stripe.com/currencies (zero-decimal and special cases).
const DECIMALS: Readonly<Record<string, number>> = { ISK: 2, UGX: 2, MGA: 0 };

const shiftOf = (currency: string) =>
  10 ** ((DECIMALS[currency] ?? currencyExponent(currency)) - currencyExponent(currency));

/**
 * Our minor units in Stripe's units.
 * @throws RangeError for an amount that Stripe cannot take: with three decimals, the last must be 0
 */
export function toStripeAmount(amount: number, currency: string): number {
  const at = amount * shiftOf(currency);
  const isWhole = Number.isSafeInteger(at) && (currencyExponent(currency) < 3 || at % 10 === 0);
  if (!isWhole) throw new RangeError(`Stripe takes no ${amount} ${currency}`);
  return at;
}

/** An amount from Stripe in our minor units, with the currency's code in capitals. */
export function fromStripeAmount(amount: number, code: string): { amount: number; currency: string } {
  const currency = code.toUpperCase();
  return { amount: amount / shiftOf(currency), currency };
}
