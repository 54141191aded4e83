import 'server-only';
import { env } from '@/lib/server/env';
import { cookieReader } from '@/lib/server/http/cookies';
import type { LoginError } from '@/lib/shared/login-errors';
import { paths } from '@/lib/shared/paths';
import { safeCallback } from '@/lib/shared/safe-callback';

/** The sign-in page's address with what went wrong, and with the page to go on to. */
export function loginWithError(error: LoginError, request: Request): string {
  const read = cookieReader(request.headers.get('cookie'));
  const kept = read('__Secure-next-auth.callback-url') ?? read('next-auth.callback-url') ?? '';
  const { APP_URL } = env();
  const next = safeCallback(decoded(kept), new URL(APP_URL).origin);
  const address = new URL(paths.login(next === paths.home() ? undefined : next), APP_URL);
  address.searchParams.set('error', error);
  return address.href;
}

/**
 * next-auth sends a member it refuses to its own pages; this gives the address on this site instead.
 * @param location of its answer
 * @returns null where it leads elsewhere, and may
 */
export function loginInsteadOf(location: string, request: Request): string | null {
  const target = new URL(location, env().APP_URL);
  if (!/^\/api\/auth\/(error|signin)\/?$/.test(target.pathname)) return null;
  return loginWithError(reasonOf(request), request);
}

// The provider gives in the address the reason for sending somebody back without a sign-in (RFC 6749, section 4.1.2.1).
function reasonOf(request: Request): LoginError {
  const { searchParams } = new URL(request.url);
  return searchParams.get('error') === 'access_denied' ? 'google_cancelled' : 'google_failed';
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
