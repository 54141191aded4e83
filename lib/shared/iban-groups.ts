const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/**
 * A bank account as people read and compare it: an IBAN in groups of four, other numbers as they are. In a file without
 * the rules of countries, which are too much to load just to show an account.
 */
export const groupIban = (account: string): string =>
  IBAN.test(account) ? account.replace(/(.{4})(?=.)/g, '$1 ') : account;
