import { afterEach, describe, expect, test } from 'vitest';
import { open, seal, sealPrefix } from '@/lib/server/crypto/seal';
import { env } from '@/lib/server/env';

const ROW = 'payout_methods:0197';
const TEXT = 'SA0380000000608010167519 شركة درب القلم';
const first = env().ENCRYPTION_KEY;
const second = 'another-key-another-key-another-key-0';

afterEach(() => {
  env().ENCRYPTION_KEY = first;
});

describe('opening a sealed text is refused', () => {
  test('with another key, and the error names the row', () => {
    const sealed = seal(TEXT, ROW);
    env().ENCRYPTION_KEY = second;
    expect(() => open(sealed, ROW)).toThrow(/^payout_methods:0197 is sealed with a key/);
  });

  test('with another key under the name of the right key', () => {
    const sealed = seal(TEXT, ROW);
    env().ENCRYPTION_KEY = second;
    const [, name] = seal(TEXT, ROW).split('.');
    expect(() => open(sealed.replace(/^s1\.[^.]+/, `s1.${name}`), ROW)).toThrow(/does not open/);
  });

  test('in another row than the one it was sealed for', () => {
    expect(() => open(seal(TEXT, ROW), 'payout_methods:0198')).toThrow(/does not open/);
    expect(() => open(seal(TEXT, ROW), 'second_factors:0197')).toThrow(/does not open/);
  });

  test('when one byte is changed, cut off or added', () => {
    const [head, name, data = ''] = seal('١٢', ROW).split('.');
    const bytes = Buffer.from(data, 'base64url');
    const again = (changed: Buffer) => `${head}.${name}.${changed.toString('base64url')}`;
    expect(open(again(bytes), ROW)).toBe('١٢');
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8((changed.readUInt8(at) ^ 1) & 0xff, at);
      expect(() => open(again(changed), ROW), `byte ${at}`).toThrow(/does not open/);
    }
    expect(() => open(again(bytes.subarray(0, -1)), ROW)).toThrow(/does not open/);
    expect(() => open(again(Buffer.concat([bytes, Buffer.of(0)])), ROW)).toThrow(/does not open/);
  });

  test.each(['', TEXT, 's1', 's1.00000000.', 's0.00000000.AAAA', `s1..${'A'.repeat(60)}`])(
    'for %j, which was never sealed',
    (text) => {
      expect(() => open(text, ROW)).toThrow(/^payout_methods:0197 /);
    },
  );
});

test('a sealed text opens for its row, shows nothing of the text, and is different each time', () => {
  const sealed = seal(TEXT, ROW);
  expect(open(sealed, ROW)).toBe(TEXT);
  expect(open(seal('', ROW), ROW)).toBe('');
  expect(sealed).not.toContain('SA03');
  expect(Buffer.from(sealed.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain('SA03');
  expect(seal(TEXT, ROW)).not.toBe(sealed);
});

test('after a change of keys the new key seals, and both keys open until the old one is removed', () => {
  const before = seal(TEXT, ROW);
  env().ENCRYPTION_KEY = `${second},${first}`;
  expect(open(before, ROW)).toBe(TEXT);
  expect(before.startsWith(sealPrefix())).toBe(false);
  const after = seal(TEXT, ROW);
  expect(after.startsWith(sealPrefix())).toBe(true);
  env().ENCRYPTION_KEY = second;
  expect(open(after, ROW)).toBe(TEXT);
  expect(() => open(before, ROW)).toThrow(/a key that ENCRYPTION_KEY does not hold/);
});
