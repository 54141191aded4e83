import 'server-only';
import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { derivedSecret, env } from '@/lib/server/env';
import { AppError } from '@/lib/server/errors';

const ISSUER = 'qeema';
const AUDIENCE = 'qeema-api';
const TYPE = 'at+jwt';
const LIFE_SECONDS = 600;

// A token means the same as long as it lives: so its signature is checked once, not with each of a page's requests.
const verified = new LRUCache<string, { sessionId: string; expiresAt: number }>({ max: 5_000 });

let cachedKey: Uint8Array | undefined;
function key(): Uint8Array {
  cachedKey ??= new TextEncoder().encode(derivedSecret(env().AUTH_SECRET, 'access-token'));
  return cachedKey;
}

/** Makes an access token for a session: HS256, 10 minutes, with nothing in it but the session. */
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
 * The session id in a token. Algorithm, issuer, audience and type are fixed.
 * @throws AppError `unauthenticated` for anything but a valid token of ours that has not expired
 */
export async function readToken(token: string, now: Date): Promise<string> {
  const known = verified.get(token);
  if (known && now.getTime() < known.expiresAt) return known.sessionId;
  const claims = await verify(token, now);
  verified.set(token, claims);
  return claims.sessionId;
}

async function verify(token: string, now: Date): Promise<{ sessionId: string; expiresAt: number }> {
  try {
    const { payload } = await jwtVerify(token, key(), {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: AUDIENCE,
      typ: TYPE,
      currentDate: now,
      requiredClaims: ['exp', 'sid'],
    });
    const { sid, exp = 0 } = payload;
    if (typeof sid !== 'string' || !UUID.test(sid)) throw new AppError('unauthenticated');
    return { sessionId: sid, expiresAt: exp * 1000 };
  } catch (error) {
    if (error instanceof errors.JOSEError) throw new AppError('unauthenticated', { cause: error });
    throw error;
  }
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
