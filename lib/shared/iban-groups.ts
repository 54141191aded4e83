const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/**
 * A bank account as people read and compare it: an IBAN in groups of four, other numbers as they are. Apart from the
 * rules of countries, which are too much to load where an account is only shown.
 */
export const groupIban = (account: string): string =>
  IBAN.test(account) ? account.replace(/(.{4})(?=.)/g, '$1 ') : account;
