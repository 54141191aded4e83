import 'server-only';
import type { NextAuthOptions } from 'next-auth';
import { endSessionOf, signInWithPassword } from '@/lib/server/auth/service';
import { authSecret, SESSION_SECONDS, sessionCookie } from '@/lib/server/http/cookies';
import { jobCtx } from '@/lib/server/jobs/job-ctx';
import { log } from '@/lib/server/log';
import { safeCallback } from '@/lib/shared/safe-callback';
import { formProvider } from './form-provider';
import { googleProvider, hasGoogle, signInWithGoogle } from './google';
import { phoneProvider } from './phone-provider';

/** The member who has signed in by this request, in any way. */
export interface Proven {
  userId: string | null;
}

/**
 * next-auth checks who somebody is and keeps the cookie; the session itself is one of our rows, named in the cookie.
 */
export function authOptions(request: Request, proven: Proven): NextAuthOptions {
  return {
    secret: authSecret(),
    session: { strategy: 'jwt', maxAge: SESSION_SECONDS, updateAge: SESSION_SECONDS },
    useSecureCookies: sessionCookie().options.secure === true,
    cookies: { sessionToken: sessionCookie() },
    pages: { signIn: '/login', error: '/login' },
    providers: [passwordProvider(), phoneProvider(), ...(hasGoogle() ? [googleProvider()] : [])],
    // Its own logger would write a request's text to the console unchanged.
    logger: {
      error: (code, metadata) => log.warn({ code, err: metadata }, 'next-auth'),
      warn: (code) => log.debug({ code }, 'next-auth'),
      debug: () => {},
    },
    callbacks: {
      signIn: (given) => given.account?.provider !== 'google' || signInWithGoogle(given, request),
      redirect: ({ url, baseUrl }) => baseUrl + safeCallback(url, baseUrl),
      jwt({ token, user }) {
        if (!user) return token;
        proven.userId = user.id;
        return { sub: user.id, sid: user.sessionId };
      },
      // Our API says who the member is; next-auth's own session answer stays empty.
      session: ({ session }) => ({ expires: session.expires }),
    },
    events: {
      // Our own logout has ended the session already; a browser that comes here directly must not leave it alive.
      signOut: ({ token }) => endSessionOf(jobCtx(), token),
    },
  };
}

const passwordProvider = () => formProvider('password', ['email', 'password'], signInWithPassword);
