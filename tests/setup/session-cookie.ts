import { encode } from 'next-auth/jwt';
import { authSecret, sessionCookie } from '@/lib/server/http/cookies';

/** The sign-in cookie of a session, as next-auth would have set it. */
export async function cookieOf(sessionId: string, secret = authSecret()): Promise<string> {
  return `${sessionCookie().name}=${await encode({ token: { sid: sessionId }, secret })}`;
}
