import 'server-only';
import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { derivedSecret, env } from '@/lib/server/env';

const CODE_DIGITS = 6;

/** A secret for a link or a ticket: 256 random bits, 43 characters of base64url. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The stored hash of such a secret. The secret cannot be guessed, so no key is needed. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** A code of six digits, all equally likely. */
export const newCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');

/**
 * The stored hash of a code. A million codes are tried in a moment, so it needs a key, which is not in the store. What
 * the code is for is part of the hash: copied to another row, it is of no use.
 */
export function hashCode(code: string, bound: readonly string[]): string {
  const key = derivedSecret(env().AUTH_SECRET, 'one-time-code');
  return createHmac('sha256', key)
    .update(JSON.stringify([...bound, code]))
    .digest('hex');
}
