/** The currency of all prices, balances and payouts so far (ISO 4217). */
export const CURRENCY = 'USD';
