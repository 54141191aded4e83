import 'server-only';
import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { hashCode } from '@/lib/server/codes/secrets';
import { toLatinDigits } from '@/lib/shared/arabic';

const PERIOD_SECONDS = 30;
/** Two clocks may differ by one step. */
const DRIFT_STEPS = 1;
const SECRET_BYTES = 20;
// Without 0, 1, I, L, O and U: so no sign is mistaken for another, and no words appear.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const RECOVERY_CODES = 10;
const HALF = 5;

/** RFC 6238 with the values that every authenticator app supports: SHA-1, six digits, thirty seconds. */
const totpOf = (secret: string, issuer = '', label = '') =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS, digits: 6 });

/** A new secret: 160 random bits in base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The address that an authenticator app reads. */
export const totpUri = (secret: string, issuer: string, label: string): string =>
  totpOf(secret, issuer, label).toString();

/** The address as a picture to scan, black on white in every theme. */
export async function drawUri(uri: string): Promise<string> {
  const { toString: drawQr } = await import('qrcode');
  return drawQr(uri, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
}

/**
 * The time step that a code belongs to; compared in constant time.
 * @returns null for a code that is not of the present step, the one before or the one after
 */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const token = toLatinDigits(code).replace(/[\s-]/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const totp = totpOf(secret);
  const delta = totp.validate({ token, timestamp: now.getTime(), window: DRIFT_STEPS });
  return delta === null ? null : totp.counter({ timestamp: now.getTime() }) + delta;
}

/** Ten recovery codes of 49 random bits, as they are shown: `7KQ2M-XW9RT`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => `${randomWord()}-${randomWord()}`);

const randomWord = () => Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** The stored hash of a recovery code: bound to its owner, the same however it was typed. */
export function hashRecoveryCode(userId: string, code: string): string {
  const bare = toLatinDigits(code)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');
  return hashCode(bare, ['recovery_code', userId]);
}
