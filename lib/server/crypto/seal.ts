import 'server-only';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { env } from '@/lib/server/env';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const SEALED = /^s1\.([0-9a-f]{8})\.([A-Za-z0-9_-]{38,})$/;

interface Key {
  id: string;
  bytes: Buffer;
}

/**
 * Encrypts a secret for one row (AES-256-GCM, a fresh IV each time), with the first key of ENCRYPTION_KEY.
 * @param row the row that the secret belongs to, such as `payout_methods:<id>`: in another row it cannot be opened
 * @returns `s1.<key id>.<base64url of IV, tag and text>`: the key's id, so that keys can be changed one after the other
 */
export function seal(text: string, row: string): string {
  const [key] = keys();
  if (!key) throw new Error('ENCRYPTION_KEY holds no key');
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key.bytes, iv, { authTagLength: TAG_BYTES }).setAAD(bound(key, row));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `s1.${key.id}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`;
}

/**
 * Opens a text that `seal` made for the same row.
 * @throws Error for a key that is not in ENCRYPTION_KEY (any more), a changed byte or another row's text; it names the
 *   row and never the secret
 */
export function open(sealed: string, row: string): string {
  const [, id, data = ''] = SEALED.exec(sealed) ?? [];
  const key = keys().find((key) => key.id === id);
  if (!key) throw new Error(`${row} is sealed with a key that ENCRYPTION_KEY does not hold`);
  const bytes = Buffer.from(data, 'base64url');
  const iv = bytes.subarray(0, IV_BYTES);
  const decipher = createDecipheriv(CIPHER, key.bytes, iv, { authTagLength: TAG_BYTES })
    .setAAD(bound(key, row))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch (cause) {
    throw new Error(`${row} does not open: changed, or another row's`, { cause });
  }
}

/** The beginning of texts that are sealed with the key in use: all others have to be sealed again. */
export const sealPrefix = (): string => `s1.${keys()[0]?.id}.`;

const bound = (key: Key, row: string) => Buffer.from(`s1.${key.id}.${row}`);

let derived: { from: string; keys: Key[] } | undefined;

// From each secret a key and a name for it; neither of them gives away the other or the secret (RFC 5869).
function keys(): readonly Key[] {
  const from = env().ENCRYPTION_KEY;
  if (derived?.from !== from) {
    const part = (secret: string, use: string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, '', `qeema seal ${use}`, length));
    const each = from.split(',').map((secret) => ({
      id: part(secret, 'key id', 4).toString('hex'),
      bytes: part(secret, 'key', 32),
    }));
    derived = { from, keys: each };
  }
  return derived.keys;
}
