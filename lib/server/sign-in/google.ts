import 'server-only';
import type { CallbacksOptions } from 'next-auth';
import type { OAuthConfig } from 'next-auth/providers/oauth';
import { LOCALE_COOKIE, parseLocale } from '@/lib/i18n/locales';
import { env } from '@/lib/server/env';
import { callerAddress } from '@/lib/server/http/address';
import { cookieReader } from '@/lib/server/http/cookies';
import { type Claims, signInWithIdentity } from '@/lib/server/identities/service';
import { jobCtx } from '@/lib/server/jobs/job-ctx';
import { loginWithError } from './login-errors';

/** Returns whether sign-in with Google is set up. */
export function hasGoogle(): boolean {
  return Boolean(env().GOOGLE_CLIENT_ID && env().GOOGLE_CLIENT_SECRET);
}

/**
 * Google by plain OpenID Connect: everything about it comes from the issuer's own description, so any other issuer can
 * take its place. State, nonce and PKCE are stored in signed cookies and checked when the browser comes back.
 */
export function googleProvider(): OAuthConfig<Claims> {
  const { GOOGLE_ISSUER, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = env();
  return {
    id: 'google',
    name: 'Google',
    type: 'oauth',
    wellKnown: `${GOOGLE_ISSUER}/.well-known/openid-configuration`,
    clientId: GOOGLE_CLIENT_ID,
    clientSecret: GOOGLE_CLIENT_SECRET,
    authorization: { params: { scope: 'openid email profile', prompt: 'select_account' } },
    idToken: true,
    checks: ['pkce', 'state', 'nonce'],
    httpOptions: { timeout: 8_000 },
    // `signInWithGoogle` decides which account this is, and makes its session.
    profile: ({ sub }) => ({ id: sub, sessionId: '' }),
  };
}

type SignIn = Parameters<CallbacksOptions['signIn']>[0];

/**
 * next-auth's `signIn`: puts the account and its new session into `user`, from where they go into the cookie.
 * @returns the address for a member who is refused, else true
 */
export async function signInWithGoogle({ user, profile }: SignIn, request: Request): Promise<true | string> {
  const { headers } = request;
  const locale = parseLocale(cookieReader(headers.get('cookie'))(LOCALE_COOKIE));
  const meta = { userAgent: headers.get('user-agent') ?? '', address: callerAddress(headers) };
  const result = await signInWithIdentity({ ...jobCtx(), locale }, profile as unknown as Claims, meta);
  if ('refused' in result) return loginWithError(result.refused, request);
  Object.assign(user, { id: result.userId, sessionId: result.sessionId });
  return true;
}
