/** The one currency that prices, balances and payouts are in so far (ISO 4217). */
export const CURRENCY = 'USD';
