import 'server-only';
import { errors, jwtVerify, SignJWT } from 'jose';
import { derivedSecret, env } from '@/lib/server/env';
import { AppError } from '@/lib/server/errors';

const ISSUER = 'qeema';
const AUDIENCE = 'qeema-api';
const TYPE = 'at+jwt';
const LIFE_SECONDS = 600;

let cachedKey: Uint8Array | undefined;
function key(): Uint8Array {
  cachedKey ??= new TextEncoder().encode(derivedSecret(env().AUTH_SECRET, 'access-token'));
  return cachedKey;
}

/** Mints an access token for a session: HS256, 10 minutes, naming nothing but the session. */
export async function mintToken(sessionId: string, now: Date): Promise<{ token: string; expiresAt: Date }> {
  const issued = Math.floor(now.getTime() / 1000);
  const token = await new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: TYPE })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(issued)
    .setExpirationTime(issued + LIFE_SECONDS)
    .sign(key());
  return { token, expiresAt: new Date((issued + LIFE_SECONDS) * 1000) };
}

/**
 * The session id a token names. Algorithm, issuer, audience and type are pinned.
 * @throws AppError `unauthenticated` for anything but a valid, unexpired token of ours
 */
export async function readToken(token: string, now: Date): Promise<string> {
  try {
    const { payload } = await jwtVerify(token, key(), {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: AUDIENCE,
      typ: TYPE,
      currentDate: now,
      requiredClaims: ['exp', 'sid'],
    });
    if (typeof payload.sid !== 'string' || !UUID.test(payload.sid)) throw new AppError('unauthenticated');
    return payload.sid;
  } catch (error) {
    if (error instanceof errors.JOSEError) throw new AppError('unauthenticated', { cause: error });
    throw error;
  }
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
