import 'server-only';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { derivedSecret, env } from '@/lib/server/env';
import { AppError } from '@/lib/server/errors';

export interface SignedLinks<T> {
  /** A token for an address: signed, limited in time, and readable by anybody. */
  sign(target: T, expiresAt: Date): Promise<string>;
  /** @throws AppError `forbidden` for a token that is not ours, for another purpose, or too old */
  read(token: string, now: Date): Promise<T>;
}

/**
 * Links for one purpose, each purpose with its own key, so that a token for one opens nothing of another (JWT, HS256).
 * @param purpose such as `download`
 * @param target what a link opens
 */
export function signedLinks<T extends Record<string, unknown>>(
  purpose: string,
  target: z.ZodType<T>,
): SignedLinks<T> {
  const typ = `${purpose}+jwt`;
  const key = () => new TextEncoder().encode(derivedSecret(env().AUTH_SECRET, `${purpose}-link`));
  return {
    sign: (target, expiresAt) =>
      new SignJWT({ ...target })
        .setProtectedHeader({ alg: 'HS256', typ })
        .setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
        .sign(key()),
    async read(token, now) {
      try {
        const { payload } = await jwtVerify(token, key(), {
          algorithms: ['HS256'],
          typ,
          currentDate: now,
          requiredClaims: ['exp'],
        });
        return target.parse(payload);
      } catch (error) {
        // A token that we signed in an older format counts as too old.
        if (error instanceof errors.JOSEError || error instanceof z.ZodError)
          throw new AppError('forbidden', { cause: error });
        throw error;
      }
    },
  };
}
