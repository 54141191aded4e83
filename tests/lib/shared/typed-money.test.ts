import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toDecimal } from '@/lib/shared/money-format';
import { moneyReadings, parseMoney } from '@/lib/shared/typed-money';

describe('parseMoney', () => {
  test.each([
    '',
    'abc',
    '-5',
    '1.2.3',
    '.',
    '.5',
    '1e3',
    '99999999999999999999',
    '١٢أ',
    '1,23,456',
    '0,250',
    '1250,500',
    '1.2345',
    '1,250,5',
    '12.50.',
    '1٬250٬5',
    '7٫500',
  ])('%s is refused as an amount of dollars', (text) => {
    expect(moneyReadings(text, 'USD')).toEqual([]);
    expect(parseMoney(text, 'USD')).toBeNull();
  });

  // In both sets of digits.
  const typedAs = (text: string) => [text, text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')];

  test.each([
    ['19', 19_00],
    ['19.', 19_00],
    ['19,', 19_00],
    [' 7 ', 7_00],
    ['0', 0],
    ['007', 7_00],
    ['7,5', 7_50],
    ['7.5', 7_50],
    ['7٫5', 7_50],
    ['7,50', 7_50],
    ['19.99', 19_99],
    ['0,05', 5],
    ['1250,5', 1250_50],
    ['7,500', 7500_00],
    ['7.500', 7500_00],
    ['7٬500', 7500_00],
    ['7 500', 7500_00],
    ["7'500", 7500_00],
    ['1,234.50', 1234_50],
    ['1.234,50', 1234_50],
    ['1٬234٫5', 1234_50],
    ['1 234,5', 1234_50],
    ['1.234.567', 1_234_567_00],
    ['1,234,567.8', 1_234_567_80],
  ] as [string, number][])('%s is %i cents', (text, amount) => {
    for (const typed of typedAs(text)) expect(moneyReadings(typed, 'USD')).toEqual([amount]);
  });

  test.each([
    ['7,5', [7500]],
    ['7.50', [7500]],
    ['7٫500', [7500]],
    ['0.250', [250]],
    ['1250.500', [1_250_500]],
    ['1,250.500', [1_250_500]],
    ['1.250,5', [1_250_500]],
    ['7٬500', [7_500_000]],
    ['1.250.500', [1_250_500_000]],
    ['7,500', [7_500_000, 7500]],
    ['7.500', [7_500_000, 7500]],
    ['125.000', [125_000_000, 125_000]],
    ['1.2345', []],
    ['1,250,5', []],
  ] as [string, number[]][])('%s in Kuwaiti dinars is read as %j', (text, readings) => {
    for (const typed of typedAs(text)) {
      expect(moneyReadings(typed, 'KWD')).toEqual(readings);
      expect(parseMoney(typed, 'KWD')).toBe(readings.length === 1 ? readings[0] : null);
    }
  });

  test('takes no decimals for yen', () => {
    expect(parseMoney('500', 'JPY')).toBe(500);
    expect(parseMoney('5.500', 'JPY')).toBe(5500);
    expect(parseMoney('5.5', 'JPY')).toBeNull();
  });

  test('an amount that toDecimal wrote is among its readings', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
        fc.constantFrom('USD', 'JPY', 'KWD'),
        (amount, currency) => moneyReadings(toDecimal({ amount, currency }), currency).includes(amount),
      ),
    );
  });
});
