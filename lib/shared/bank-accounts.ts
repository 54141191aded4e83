import { electronicFormatIBAN, getCountrySpecifications, isValidIBAN, validateBIC } from 'ibantools';
import { toLatinDigits } from './arabic';

/**
 * The characters that SWIFT accepts in a name: Latin letters, digits and a few signs (FIN character set X, without line
 * breaks).
 */
const SWIFT_TEXT = /^[A-Za-z0-9/\-?:().,'+ ]+$/;

/**
 * An account, a SWIFT code or a routing number in the form for comparing and storing: Latin digits, capitals, no
 * separators.
 */
export const compact = (text: string): string =>
  toLatinDigits(text)
    .replace(/[\s.-]/g, '')
    .toUpperCase();

/** Returns whether a country uses IBANs for accounts (the registry of ISO 13616). */
export const hasIban = (country: string): boolean =>
  getCountrySpecifications()[country]?.IBANRegistry === true;

/** The length of the country's IBAN; null if it has none. */
export const ibanLength = (country: string): number | null =>
  hasIban(country) ? (getCountrySpecifications()[country]?.chars ?? null) : null;

/** Writes an account number in groups of four, as people read it. */
export const grouped = (account: string): string => account.replace(/(.{4})(?=.)/g, '$1 ');

/** All characters hidden but the last four. */
export const masked = (lastFour: string): string => `•••• ${lastFour}`;

/**
 * The error of an account of a country, as a message key; null if it is valid.
 * @param account as `compact` gives it
 */
export function accountFault(country: string, account: string): string | null {
  if (hasIban(country) || (account.startsWith(country) && isOfIbanLength(country, account)))
    return ibanFault(country, account);
  if (country === 'US' && !/^\d{4,17}$/.test(account)) return 'validation:accountUs';
  return /^[A-Z0-9]{4,34}$/.test(account) && /\d{3}/.test(account) ? null : 'validation:accountNumber';
}

function isOfIbanLength(country: string, account: string): boolean {
  const length = getCountrySpecifications()[country]?.chars;
  return length === account.length && account.length > 0;
}

function ibanFault(country: string, account: string): string | null {
  if (!/^[A-Z]{2}/.test(account)) return 'validation:ibanNeeded';
  if (!account.startsWith(country)) return 'validation:ibanCountry';
  if (account.length !== getCountrySpecifications()[country]?.chars) return 'validation:ibanLength';
  return isValidIBAN(electronicFormatIBAN(account) ?? '') ? null : 'validation:ibanChecksum';
}

/** The error of a bank's SWIFT code (BIC) in a country, as a message key; null if it is valid. */
export function swiftFault(country: string, swift: string): string | null {
  if (!/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(swift) || !validateBIC(swift).valid)
    return 'validation:swift';
  // The second to last character of a test code is 0: no bank can be paid there.
  if (swift[7] === '0') return 'validation:swift';
  return country === '' || swift.slice(4, 6) === country ? null : 'validation:swiftCountry';
}

/** The error of a routing number of a bank in the United States (ABA); null if it is valid. */
export function routingFault(routing: string): string | null {
  const digits = [...routing].map(Number);
  if (!/^\d{9}$/.test(routing)) return 'validation:routing';
  const weights = [3, 7, 1];
  const sum = digits.reduce((total, digit, at) => total + digit * (weights[at % 3] ?? 0), 0);
  return sum > 0 && sum % 10 === 0 ? null : 'validation:routingChecksum';
}

/** The error of a name in Latin letters, as banks pass it on. */
export function latinNameFault(name: string): string | null {
  return SWIFT_TEXT.test(name) && /[A-Za-z].*[A-Za-z]/.test(name) && !/^[/:-]/.test(name)
    ? null
    : 'validation:latinName';
}

/** The error of a name in Arabic letters. */
export function arabicNameFault(name: string): string | null {
  const isArabic = /^[\p{Script=Arabic}\p{M}\d\s.,'()&،/-]+$/u.test(name);
  return isArabic && /\p{Script=Arabic}.*\p{Script=Arabic}/u.test(name.replace(/\p{M}/gu, ''))
    ? null
    : 'validation:arabicName';
}
