import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newFileKey, openFileKey, opening, sealing } from '@/lib/server/crypto/sealed-file';

const ROW = 'identity_documents:1:2';
const CHUNK = 64 * 1024;
const SEALED_CHUNK = CHUNK + 16;
const { key, sealedKey } = newFileKey(ROW);

/** The bytes in pieces of one size, as a disk or a network would give them. */
const inPieces = (bytes: Buffer, size: number) =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
      bytes.subarray(i * size, (i + 1) * size),
    ),
  );
const sealBytes = (bytes: Buffer, size = 50_000) => buffer(inPieces(bytes, size).pipe(sealing(key, ROW)));
const openBytes = (bytes: Buffer, { row = ROW, with: by = key, size = 50_000 } = {}) =>
  buffer(inPieces(bytes, size).pipe(opening(by, row)));
const refused = (bytes: Buffer, other = {}) =>
  expect(openBytes(bytes, other)).rejects.toThrow(/^the file of .* does not open/);

const FILE = randomBytes(2 * CHUNK + 100);

describe('opening a sealed file is refused', () => {
  test('for another row, with another key, and for bytes that were never sealed', async () => {
    const sealed = await sealBytes(FILE);
    await refused(sealed, { row: 'identity_documents:1:3' });
    await refused(sealed, { with: newFileKey(ROW).key });
    await refused(FILE);
    await refused(Buffer.alloc(0));
    expect(() => openFileKey(sealedKey, 'identity_documents:1:3')).toThrow(/does not open/);
  });

  test('when one byte is changed in any of its pieces', async () => {
    const sealed = await sealBytes(FILE);
    for (const at of [0, 1, CHUNK, SEALED_CHUNK - 1, SEALED_CHUNK, sealed.length - 1]) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8((changed.readUInt8(at) ^ 1) & 0xff, at);
      await refused(changed);
    }
  });

  test('when it is cut off, or when pieces are missing, swapped, repeated or added', async () => {
    const sealed = await sealBytes(FILE);
    const [one, two, last] = [0, 1, 2].map((i) => sealed.subarray(i * SEALED_CHUNK, (i + 1) * SEALED_CHUNK));
    if (!one || !two || !last) throw new Error('three pieces');
    for (const pieces of [
      [sealed.subarray(0, -1)],
      [one],
      [one, two],
      [two, last],
      [one, last],
      [two, one, last],
      [one, one, last],
      [one, two, last, last],
      [one, two, last, Buffer.of(0)],
      [last],
    ])
      await refused(Buffer.concat(pieces));
  });

  test('at a changed piece, and no byte of that piece is given out', async () => {
    const sealed = await sealBytes(FILE);
    sealed.writeUInt8(sealed.readUInt8(SEALED_CHUNK) ^ 1, SEALED_CHUNK);
    const given: Buffer[] = [];
    const read = async () => {
      for await (const part of inPieces(sealed, 1000).pipe(opening(key, ROW))) given.push(part as Buffer);
    };
    await expect(read()).rejects.toThrow(/does not open/);
    expect(Buffer.concat(given).equals(FILE.subarray(0, CHUNK))).toBe(true);
  });
});

describe('a sealed file', () => {
  test('opens again, for any length and any size of the pieces it comes in', async () => {
    const lengths = fc.oneof(
      fc.integer({ min: 0, max: 3 * CHUNK }),
      fc.constantFrom(0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 2 * CHUNK, SEALED_CHUNK),
    );
    const size = fc.integer({ min: 1000, max: 3 * CHUNK });
    await fc.assert(
      fc.asyncProperty(lengths, size, size, async (length, into, outOf) => {
        const bytes = randomBytes(length);
        const sealed = await sealBytes(bytes, into);
        const pieces = Math.max(1, Math.ceil(length / CHUNK));
        expect(sealed.length).toBe(length + 16 * pieces);
        expect((await openBytes(sealed, { size: outOf })).equals(bytes)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  test('shows nothing of its content, and its key opens for its row', async () => {
    const sealed = await sealBytes(Buffer.from(`%PDF-1.4 ${'سارة'.repeat(100)}`));
    expect(sealed.toString('utf8')).not.toMatch(/PDF|سارة/);
    expect(openFileKey(sealedKey, ROW).equals(key)).toBe(true);
  });
});
