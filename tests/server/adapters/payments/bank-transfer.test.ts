import { describe, expect, it } from 'vitest';
import { readReference, transferReference } from '@/lib/server/adapters/payments/bank-transfer/reference';
import { newId } from '@/lib/server/ids';

describe('the reference', () => {
  it('is the same for a payment for ever, and is read as people type it', () => {
    const reference = transferReference('01890000-0000-7000-8000-000000000000');
    expect(reference).toMatch(/^QM-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]$/);
    expect(readReference(reference.toLowerCase().replaceAll('-', ' '))).toBe(reference);
  });

  it('finds out every mistyped sign and every swap of two neighbours', () => {
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
