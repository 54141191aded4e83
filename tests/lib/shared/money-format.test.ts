import { describe, expect, test } from 'vitest';
import { intlTag } from '@/lib/i18n/locales';
import { formatMoney } from '@/lib/shared/money-format';

describe('formatMoney', () => {
  test('writes cents, thousands and signs', () => {
    expect(formatMoney({ amount: 123456789, currency: 'USD' }, intlTag('en'))).toBe('$1,234,567.89');
    expect(formatMoney({ amount: -450, currency: 'USD' }, intlTag('ar'), { signed: true })).toBe('-$4.50');
    expect(formatMoney({ amount: 450, currency: 'USD' }, intlTag('ar'), { signed: true })).toBe('+$4.50');
    expect(formatMoney({ amount: 0, currency: 'USD' }, intlTag('ar'), { signed: true })).toBe('$0.00');
  });

  test('leaves out zero cents only when asked to, as for prices', () => {
    expect(formatMoney({ amount: 2000, currency: 'USD' }, intlTag('ar'), { trimZeros: true })).toBe('$20');
    expect(formatMoney({ amount: 2050, currency: 'USD' }, intlTag('ar'), { trimZeros: true })).toBe('$20.50');
    expect(formatMoney({ amount: 2000, currency: 'USD' }, intlTag('ar'))).toBe('$20.00');
  });

  test('uses the reader’s digits and the currency’s own decimals', () => {
    expect(formatMoney({ amount: 1999, currency: 'USD' }, intlTag('ar', 'arab'))).toBe('١٩٫٩٩\u00a0$');
    expect(formatMoney({ amount: 500, currency: 'JPY' }, intlTag('en'))).toBe('¥500');
  });

  test('writes very large amounts without rounding errors', () => {
    expect(formatMoney({ amount: 900719925474099, currency: 'USD' }, intlTag('en'))).toBe(
      '$9,007,199,254,740.99',
    );
  });
});
