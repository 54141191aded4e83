import { describe, expect, it } from 'vitest';
import { namedZones } from '@/lib/i18n/time-zones';

const nameOf = (zone: string, locale: 'ar' | 'en') =>
  namedZones(locale).find((named) => named.zone === zone)?.name;

describe('namedZones', () => {
  it('calls the only zone of a country by the country, so that the name fits a phone', () => {
    expect(nameOf('Asia/Riyadh', 'ar')).toBe('المملكة العربية السعودية');
    expect(nameOf('Africa/Casablanca', 'en')).toBe('Morocco');
  });

  it('adds the city where a country has several', () => {
    expect(nameOf('Asia/Gaza', 'ar')).toBe('الأراضي الفلسطينية: Gaza');
    expect(nameOf('America/New_York', 'en')).toBe('United States: New York');
  });

  it('gives each zone a name of its own', () => {
    const names = namedZones('ar').map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
