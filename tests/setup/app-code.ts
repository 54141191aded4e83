import { Secret, TOTP } from 'otpauth';
import { clock } from '@/lib/server/clock';

/**
 * Returns the code that an authenticator app with this secret shows, now unless told otherwise.
 * @param at a date, or milliseconds
 */
export const appCode = (secret: string, at: Date | number = clock.now()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Number(at) });
