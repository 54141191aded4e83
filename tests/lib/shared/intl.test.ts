import { describe, expect, it } from 'vitest';
import { dateTimeFormat, numberFormat } from '@/lib/shared/intl';

describe('the number and date formatters', () => {
  it('are made once for the same language and options', () => {
    expect(numberFormat('en')).toBe(numberFormat('en', {}));
    const day = { day: 'numeric', timeZone: 'UTC' } as const;
    expect(dateTimeFormat('ar-EG', day)).toBe(dateTimeFormat('ar-EG', { ...day }));
  });

  it('differ for another language or other options', () => {
    expect(numberFormat('ar-u-nu-arab').format(12)).toBe('١٢');
    expect(numberFormat('en').format(12)).toBe('12');
    expect(numberFormat('en', { style: 'percent' }).format(0.5)).toBe('50%');
    const at = new Date('2026-11-22T23:30:00Z');
    expect(dateTimeFormat('en', { day: 'numeric', timeZone: 'UTC' }).format(at)).toBe('22');
    expect(dateTimeFormat('en', { day: 'numeric', timeZone: 'Asia/Riyadh' }).format(at)).toBe('23');
  });

  it('throw each time for an option that Intl does not know', () => {
    for (let time = 0; time < 2; time++)
      expect(() => numberFormat('en', { style: 'currency', currency: '1' })).toThrow(RangeError);
  });

  it('are made again after very many others were asked for', () => {
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
