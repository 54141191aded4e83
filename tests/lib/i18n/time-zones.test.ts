import { describe, expect, it } from 'vitest';
import { namedZones } from '@/lib/i18n/time-zones';

const nameOf = (zone: string, locale: 'ar' | 'en') =>
  namedZones(locale).find((named) => named.zone === zone)?.name;

const CITIES = [
  ['Europe/London', 'لندن', 'London'],
  ['Asia/Riyadh', 'الرياض', 'Riyadh'],
  ['Africa/Cairo', 'القاهرة', 'Cairo'],
  ['America/New_York', 'نيويورك', 'New York'],
  ['Asia/Calcutta', 'كالكتا', 'Kolkata'],
] as const;

describe('namedZones', () => {
  it('calls the only zone of a country by the country, so that the name fits a phone', () => {
    expect(nameOf('Asia/Riyadh', 'ar')).toBe('المملكة العربية السعودية');
    expect(nameOf('Africa/Casablanca', 'en')).toBe('Morocco');
  });

  it('adds the city where a country has several', () => {
    expect(nameOf('Asia/Gaza', 'ar')).toBe('الأراضي الفلسطينية: غزة');
    expect(nameOf('America/New_York', 'en')).toBe('United States: New York');
  });

  it('gives each zone a name of its own', () => {
    const names = namedZones('ar').map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(CITIES)('finds %s by its city in both languages', (zone, ...cities) => {
    for (const locale of ['ar', 'en'] as const)
      for (const city of cities)
        expect(namedZones(locale).find((named) => named.zone === zone)?.also).toContain(city);
  });
});
