import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stripBidiMarks } from '@/lib/shared/arabic';
import { formatShare, parseShare, percentTyped } from '@/lib/shared/share';

describe('a typed share', () => {
  it.each(['', ' ', 'x', '-1', '100.01', '101', '1000', '12.345', '1e2', '١٢٫٣٤٥', '5 5', '٪', '.5', '5.'])(
    '%j is refused',
    (text) => {
      expect(parseShare(text)).toBeNull();
    },
  );

  it.each([
    ['0', 0],
    ['100', 10_000],
    ['12.5', 1250],
    [' 7,25 ', 725],
    ['٧٫٢٥', 725],
    ['۳۳.۳۳٪', 3333],
    ['0.01%', 1],
  ])('%j is %i basis points', (text, bps) => {
    expect(parseShare(text)).toBe(bps);
  });

  it('is shown with Latin digits and a dot', () => {
    expect(percentTyped('٧٫٢٥')).toBe('7.25');
  });
});

it('a formatted share is read back as the same share, in both languages and both sets of digits', () => {
  fc.assert(
    fc.property(
      fc.nat(10_000),
      fc.constantFrom('ar-u-nu-latn-ca-gregory', 'ar-u-nu-arab-ca-gregory', 'en-u-nu-latn-ca-gregory'),
      (bps, tag) => {
        expect(parseShare(stripBidiMarks(formatShare(bps, tag)))).toBe(bps);
      },
    ),
  );
});
