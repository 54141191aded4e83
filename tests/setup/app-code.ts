import { Secret, TOTP } from 'otpauth';

/** What an authenticator app with this secret shows, now unless told otherwise. @param at a date, or milliseconds */
export const appCode = (secret: string, at: Date | number = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Number(at) });

/** Returns the code that the app shows in half a minute; the server accepts it already. */
export const nextAppCode = (secret: string): string => appCode(secret, Date.now() + 30_000);
