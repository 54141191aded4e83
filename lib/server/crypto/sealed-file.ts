import 'server-only';
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { open, seal } from './seal';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const TAG_BYTES = 16;
const CHUNK_BYTES = 64 * 1024;

/** A key for one file, and the same key sealed for its row. */
export function newFileKey(row: string): { key: Buffer; sealedKey: string } {
  const key = randomBytes(KEY_BYTES);
  return { key, sealedKey: seal(key.toString('base64url'), row) };
}

/** @throws Error as `open` */
export const openFileKey = (sealedKey: string, row: string): Buffer =>
  Buffer.from(open(sealedKey, row), 'base64url');

/**
 * Encrypts a file while it passes (AES-256-GCM). Each 64 KiB are sealed separately, with their number and whether they
 * are the last. So everything is checked before it is passed on, and nothing can be left out, moved or cut off (the
 * STREAM construction: Hoang, Reyhanitabar, Rogaway, Vizár 2015). A key is used for one file only, so the numbers can
 * be the nonces.
 * @param row the row that the file belongs to: for another it does not open
 */
export const sealing = (key: Buffer, row: string): Transform =>
  new Chunks(CHUNK_BYTES, (chunk, nonce) => {
    const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(bound(row));
    return [cipher.update(chunk), cipher.final(), cipher.getAuthTag()];
  });

/**
 * Decrypts a file that `sealing` made with the same key for the same row; the stream fails where anything was changed.
 */
export const opening = (key: Buffer, row: string): Transform =>
  new Chunks(CHUNK_BYTES + TAG_BYTES, (chunk, nonce) => {
    try {
      const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
        .setAAD(bound(row))
        .setAuthTag(chunk.subarray(-TAG_BYTES));
      return [decipher.update(chunk.subarray(0, -TAG_BYTES)), decipher.final()];
    } catch (cause) {
      throw new Error(`the file of ${row} does not open: changed, or another's`, { cause });
    }
  });

const bound = (row: string) => Buffer.from(`f1.${row}`);

/** Cuts a stream into pieces of one size (the last may be shorter), and does something with each. */
class Chunks extends Transform {
  private held: Buffer[] = [];
  private size = 0;
  private number = 0;

  constructor(
    private readonly length: number,
    private readonly change: (chunk: Buffer, nonce: Buffer) => Buffer[],
  ) {
    super();
  }

  override _transform(bytes: Buffer, _: string, done: TransformCallback): void {
    this.held.push(bytes);
    this.size += bytes.length;
    attempt(done, () => {
      if (this.size <= this.length) return; // it may be the last
      let rest = Buffer.concat(this.held);
      for (; rest.length > this.length; rest = rest.subarray(this.length))
        this.pass(rest.subarray(0, this.length), false);
      this.held = [rest];
      this.size = rest.length;
    });
  }

  override _flush(done: TransformCallback): void {
    attempt(done, () => this.pass(Buffer.concat(this.held), true));
  }

  private pass(chunk: Buffer, isLast: boolean): void {
    const nonce = Buffer.alloc(12);
    nonce.writeUInt32BE(this.number++, 7);
    nonce.writeUInt8(isLast ? 1 : 0, 11);
    this.push(Buffer.concat(this.change(chunk, nonce)));
  }
}

function attempt(done: TransformCallback, act: () => void): void {
  try {
    act();
    done();
  } catch (error) {
    done(error as Error);
  }
}
