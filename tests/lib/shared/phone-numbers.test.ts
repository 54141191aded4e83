import { describe, expect, it, test } from 'vitest';
import { Code } from '@/lib/contract/fields';
import { Phone } from '@/lib/contract/phones';
import {
  countryOfPhone,
  formatPhone,
  joinPhone,
  phoneCountries,
  searchCountries,
  splitPhone,
} from '@/lib/shared/phone-numbers';

describe('a phone number is refused', () => {
  it.each([
    '',
    '+',
    '966501234567',
    '0501234567',
    '+966',
    '+96650123456',
    '+9665012345678',
    '+966112345678',
    '+999123456789',
    '+966501234567 x5',
    '+٩٦٦ hello',
    'tel:+966501234567',
    `+${'9'.repeat(59)}`,
  ])('“%s”', (text) => expect(Phone.safeParse(text).success).toBe(false));
});

test.each([
  ['+966501234567', '+966501234567'],
  ['٠٠٩٦٦ (٥٠) ١٢٣-٤٥٦٧', '+966501234567'],
  ['۰۰۹۶۶۵۰۱۲۳۴۵۶۷', '+966501234567'],
  ['+966 050 123 4567', '+966501234567'],
  ['＋９６６５０１２３４５６７', '+966501234567'],
  ['+20 100 123 4567', '+201001234567'],
  ['+1 (415) 555-2671', '+14155552671'],
])('%s is read as the number %s', (text, phone) => expect(Phone.parse(text)).toBe(phone));

test('a code has six Arabic, Persian, Latin or full-width digits', () => {
  for (const code of ['١٢٣٤٥٦', '۱۲۳۴۵۶', '123 456', '123-456', '１２３４５６'])
    expect(Code.parse(code)).toBe('123456');
  for (const code of ['', '12345', '1234567', '12345a', '१२३४५६'])
    expect(Code.safeParse(code).success).toBe(false);
});

test('a number typed for a country gets its calling code, unless it brings its own', () => {
  expect(joinPhone('SA', '٠٥٠ ١٢٣ ٤٥٦٧')).toBe('+966501234567');
  expect(joinPhone('SA', '50 123 4567')).toBe('+966501234567');
  expect(joinPhone('SA', '00201001234567')).toBe('+201001234567');
  expect(joinPhone('EG', '0100 123 4567')).toBe('+201001234567');
  expect(joinPhone('SA', '')).toBe('');
  expect(joinPhone('SA', '05')).toMatch(/^\+966/);
  expect(splitPhone('+201001234567')).toEqual({ country: 'EG', national: '010 01234567' });
  expect(splitPhone('nothing')).toBeNull();
  expect(formatPhone('+966501234567')).toBe('+966\u00A050\u00A0123\u00A04567');
});

test('the country of a number is found, also when several countries share its calling code', () => {
  const of = [
    '+966501234567',
    '+12025550123',
    '+18765551234',
    '+77011234567',
    '+79161234567',
    '+881612345678',
  ];
  expect(of.map(countryOfPhone)).toEqual(['SA', 'US', 'JM', 'KZ', 'RU', '+881']);
});

test('a search finds countries by name in both languages, by calling code and by their two letters', () => {
  const arabic = phoneCountries('ar');
  const found = (text: string) => searchCountries(arabic, text).map(({ country }) => country);
  expect(arabic.length).toBeGreaterThan(200);
  expect(found('مصر')).toEqual(['EG']);
  expect(found('الاردن')).toEqual(['JO']);
  expect(found('٩٦٦')).toEqual(['SA']);
  expect(found('+20')).toContain('EG');
  expect(found('ae')).toContain('AE');
  expect(found('')).toHaveLength(arabic.length);
  expect(searchCountries(phoneCountries('en'), 'morocco').map(({ country }) => country)).toEqual(['MA']);
});
