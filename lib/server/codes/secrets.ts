import 'server-only';
import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { derivedSecret, env } from '@/lib/server/env';

const CODE_DIGITS = 6;

/** A secret for a link or a ticket: 256 random bits, 43 characters of base64url. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What the store keeps of such a secret. It cannot be guessed, so no key is needed. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** A code of six digits, each as likely as the other. */
export const newCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');

/**
 * What the store keeps of a code. A million codes are tried in a moment, so the key is one that the store does not
 * hold; what the code is for is part of it: a hash that was moved to another row is worth nothing.
 */
export function hashCode(code: string, bound: readonly string[]): string {
  const key = derivedSecret(env().AUTH_SECRET, 'one-time-code');
  return createHmac('sha256', key)
    .update(JSON.stringify([...bound, code]))
    .digest('hex');
}
