import { describe, expect, it } from 'vitest';
import { readReference, transferReference } from '@/lib/server/adapters/payments/bank-transfer/reference';
import { newId } from '@/lib/server/ids';

describe('the reference of a bank transfer', () => {
  it('has a fixed form, and may be typed in small letters and with spaces', () => {
    const reference = transferReference('01890000-0000-7000-8000-000000000000');
    expect(reference).toMatch(/^QM-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]$/);
    expect(readReference(reference.toLowerCase().replaceAll('-', ' '))).toBe(reference);
  });

  it('is refused when one character is wrong, or when two neighbours before the last one are swapped', () => {
    const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
    for (let n = 0; n < 20; n++) {
      const bare = transferReference(newId()).replaceAll('-', '').slice(2);
      for (let i = 0; i < bare.length; i++) {
        for (const sign of signs) {
          if (sign !== bare[i]) expect(readReference(bare.slice(0, i) + sign + bare.slice(i + 1))).toBeNull();
        }
        const swapped = bare.slice(0, i) + (bare[i + 1] ?? '') + bare[i] + bare.slice(i + 2);
        const isSwap = i + 1 < bare.length && bare[i] !== bare[i + 1] && i + 1 < bare.length - 1;
        if (isSwap) expect(readReference(swapped)).toBeNull();
      }
    }
  });
});
