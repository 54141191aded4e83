import { describe, expect, it } from 'vitest';
import { dateTimeFormat, numberFormat } from '@/lib/shared/intl';

describe('what writes numbers and dates', () => {
  it('is made once for the same language and wishes', () => {
    expect(numberFormat('en')).toBe(numberFormat('en', {}));
    const day = { day: 'numeric', timeZone: 'UTC' } as const;
    expect(dateTimeFormat('ar-EG', day)).toBe(dateTimeFormat('ar-EG', { ...day }));
  });

  it('is another for another language or another wish', () => {
    expect(numberFormat('ar-u-nu-arab').format(12)).toBe('١٢');
    expect(numberFormat('en').format(12)).toBe('12');
    expect(numberFormat('en', { style: 'percent' }).format(0.5)).toBe('50%');
    const at = new Date('2026-11-22T23:30:00Z');
    expect(dateTimeFormat('en', { day: 'numeric', timeZone: 'UTC' }).format(at)).toBe('22');
    expect(dateTimeFormat('en', { day: 'numeric', timeZone: 'Asia/Riyadh' }).format(at)).toBe('23');
  });

  it('refuses what Intl does not know, each time', () => {
    for (let time = 0; time < 2; time++)
      expect(() => numberFormat('en', { style: 'currency', currency: '1' })).toThrow(RangeError);
  });

  it('forgets what it made when somebody asks for very many', () => {
    const first = numberFormat('en', { minimumIntegerDigits: 1 });
    for (let digits = 0; digits < 400; digits++)
      numberFormat('en', {
        maximumFractionDigits: digits % 20,
        minimumIntegerDigits: 1 + Math.floor(digits / 20),
      });
    expect(numberFormat('en', { minimumIntegerDigits: 1 })).not.toBe(first);
    expect(numberFormat('en', { minimumIntegerDigits: 1 }).format(7)).toBe('7');
  });
});
