import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { intlTag } from '@/lib/i18n/locales';
import { currencyExponent, formatMoney, parseMoney, toDecimal } from '@/lib/shared/money-format';

describe('parseMoney', () => {
  test.each(['', 'abc', '1.999', '-5', '1.2.3', '.', '.5', '1e3', '99999999999999999999', '١٢أ'])(
    '%s is refused as an amount of dollars',
    (text) => {
      expect(parseMoney(text, 'USD')).toBeNull();
    },
  );

  test.each([
    ['19.99', 1999],
    ['19', 1900],
    ['19.', 1900],
    ['19.5', 1950],
    ['1,234.50', 123450],
    ['١٩٫٩٩', 1999],
    ['۱۹٫۹۹', 1999],
    ['١٬٢٣٤', 123400],
    [' 7 ', 700],
    ['0', 0],
  ])('%s is %i cents', (text, amount) => {
    expect(parseMoney(text, 'USD')).toBe(amount);
  });

  test('takes no decimals for yen and three for Kuwaiti dinars', () => {
    expect(parseMoney('500', 'JPY')).toBe(500);
    expect(parseMoney('5.5', 'JPY')).toBeNull();
    expect(parseMoney('1.250', 'KWD')).toBe(1250);
    expect(currencyExponent('KWD')).toBe(3);
  });

  test('reads every amount back as toDecimal wrote it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
        fc.constantFrom('USD', 'JPY', 'KWD'),
        (amount, currency) => parseMoney(toDecimal({ amount, currency }), currency) === amount,
      ),
    );
  });
});

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
