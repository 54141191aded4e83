import 'server-only';
import type { CookieOption } from 'next-auth';
import { decode } from 'next-auth/jwt';
import { Id } from '@/lib/contract/fields';
import { derivedSecret, env } from '@/lib/server/env';

/** 7 days (specification, section 4). */
export const SESSION_SECONDS = 7 * 24 * 3600;

const isSecure = () => env().APP_URL.startsWith('https:');

/**
 * next-auth's own cookie: HttpOnly, ids only. It authenticates /api/auth/* and the rendering of pages, nothing else.
 */
export function sessionCookie(): CookieOption {
  const secure = isSecure();
  return {
    name: `${secure ? '__Secure-' : ''}qeema.session`,
    options: {
      httpOnly: true,
      path: '/',
      secure,
      // Cross-site as the specification asks; browsers accept SameSite=None only together with Secure.
      sameSite: secure ? 'none' : 'lax',
      ...(env().AUTH_COOKIE_DOMAIN ? { domain: env().AUTH_COOKIE_DOMAIN } : {}),
    },
  };
}

/** The key of next-auth's encrypted cookie. */
export const authSecret = () => derivedSecret(env().AUTH_SECRET, 'next-auth');

/** The session id inside the request's sign-in cookie, or null. `read` gives a cookie's value by name. */
export async function sessionIdFromCookie(
  read: (name: string) => string | undefined,
): Promise<string | null> {
  const { name } = sessionCookie();
  const value = read(name) ?? chunks(name, read);
  if (!value) return null;
  const claims = await decode({ token: value, secret: authSecret() }).catch(() => null);
  return Id.safeParse(claims?.sid).data ?? null;
}

// next-auth splits a cookie over 4 KB into name.0, name.1 …
function chunks(name: string, read: (name: string) => string | undefined): string {
  let joined = '';
  for (let i = 0; ; i++) {
    const part = read(`${name}.${i}`);
    if (!part) return joined;
    joined += part;
  }
}

/** A Set-Cookie line that removes the sign-in cookie, with the attributes that it was set with. */
export function expiredSessionCookie(): string {
  const { name, options } = sessionCookie();
  const parts = [`${name}=`, 'Path=/', 'Max-Age=0', 'HttpOnly', `SameSite=${options.sameSite}`];
  if (options.secure) parts.push('Secure');
  if (options.domain) parts.push(`Domain=${options.domain}`);
  return parts.join('; ');
}

/** Reads one cookie from a Cookie header. */
export function cookieReader(header: string | null): (name: string) => string | undefined {
  const jar = new Map<string, string>();
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0) jar.set(pair.slice(0, at).trim(), pair.slice(at + 1).trim());
  }
  return (name) => jar.get(name);
}
