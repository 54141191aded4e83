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

/** Who has signed in by this request, whichever way. */
export interface Proven {
  userId: string | null;
}

/**
 * next-auth: it proves who somebody is and keeps the cookie; the session itself is a row of ours that the cookie names.
 */
export function authOptions(request: Request, proven: Proven): NextAuthOptions {
  return {
    secret: authSecret(),
    session: { strategy: 'jwt', maxAge: SESSION_SECONDS, updateAge: SESSION_SECONDS },
    useSecureCookies: sessionCookie().options.secure === true,
    cookies: { sessionToken: sessionCookie() },
    pages: { signIn: '/login', error: '/login' },
    providers: [passwordProvider(), phoneProvider(), ...(hasGoogle() ? [googleProvider()] : [])],
    // Its own would write what a request says to the console as it came.
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
      // Who the member is comes from our API; next-auth's own session answer holds nothing.
      session: ({ session }) => ({ expires: session.expires }),
    },
    events: {
      // Our own logout has ended it already; whoever comes here straight must not leave it alive.
      signOut: ({ token }) => endSessionOf(jobCtx(), token),
    },
  };
}

const passwordProvider = () => formProvider('password', ['email', 'password'], signInWithPassword);
