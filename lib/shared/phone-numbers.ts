import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/mobile';
import { toLatinDigits } from './arabic';

export type { CountryCode };

/** The country of most members. */
export const FIRST_COUNTRY: CountryCode = 'SA';

/** A country that has phone numbers, as a list shows it. */
export interface PhoneCountry {
  country: CountryCode;
  /** with its plus: +966 */
  callingCode: string;
  name: string;
}

/** Every country with its calling code, by its name in the reader's language (CLDR). */
export function phoneCountries(locale: string): PhoneCountry[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  return getCountries()
    .map((country) => ({ country, callingCode: callingCodeOf(country), name: names.of(country) ?? country }))
    .sort((one, other) => one.name.localeCompare(other.name, locale));
}

const callingCodeOf = (country: CountryCode): string => `+${getCountryCallingCode(country)}`;

/**
 * Countries whose name, code or two letters begin with or contain the typed text, in any digits and with or without
 * hamzas.
 */
export function searchCountries(countries: readonly PhoneCountry[], typed: string): PhoneCountry[] {
  const wanted = folded(typed);
  if (!wanted) return [...countries];
  return countries.filter(
    ({ country, callingCode, name }) =>
      folded(name).includes(wanted) ||
      country.toLowerCase() === wanted ||
      callingCode.slice(1).startsWith(wanted.replace(/^\+|^00/, '')),
  );
}

const folded = (text: string): string =>
  toLatinDigits(text)
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/^ال/, '')
    .toLowerCase()
    .trim();

/**
 * The text of the phone field, as one number with the country's calling code. A number with its own code keeps it.
 * @returns E.164 if it is a number of the country, else the code and the digits, for the schema to check
 */
export function joinPhone(country: CountryCode, typed: string): string {
  const plain = toLatinDigits(typed.normalize('NFKC'))
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+');
  if (plain === '' || plain === '+') return '';
  const parsed = parsePhoneNumberFromString(plain, country);
  return parsed?.number ?? (plain.startsWith('+') ? plain : `${callingCodeOf(country)}${plain}`);
}

/** A number split for the field: its country, and the rest after the code, spaced as people write it there. */
export function splitPhone(phone: string): { country: CountryCode; national: string } | null {
  const parsed = parsePhoneNumberFromString(phone);
  if (!parsed?.country) return null;
  return { country: parsed.country, national: parsed.formatNational() };
}

/** The country of an E.164 number, as two letters; its calling code if several countries share the number's range. */
export function countryOfPhone(phone: string): string {
  const parsed = parsePhoneNumberFromString(phone);
  return parsed?.country ?? `+${parsed?.countryCallingCode ?? ''}`;
}

/** A number as people read it: +966 50 123 4567, with non-breaking spaces. */
export function formatPhone(phone: string): string {
  return parsePhoneNumberFromString(phone)?.formatInternational().replaceAll(' ', '\u00A0') ?? phone;
}
