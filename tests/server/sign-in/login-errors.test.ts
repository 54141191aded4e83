import { describe, expect, it } from 'vitest';
import { env } from '@/lib/server/env';
import { loginInsteadOf, loginWithError } from '@/lib/server/sign-in/login-errors';
import { LOGIN_ERRORS, parseLoginError } from '@/lib/shared/login-errors';

const ours = () => new URL(env().APP_URL).origin;
const request = (query = '', callbackUrl?: string) =>
  new Request(`${ours()}/api/auth/callback/google${query}`, {
    headers: callbackUrl ? { cookie: `next-auth.callback-url=${encodeURIComponent(callbackUrl)}` } : {},
  });

describe('a redirect of next-auth', () => {
  it.each([
    ['/api/auth/error?error=OAuthCallback', '', 'google_failed'],
    ['/api/auth/error?error=Callback', '?error=server_error', 'google_failed'],
    ['/api/auth/error?error=Callback', '?error=access_denied&state=x', 'google_cancelled'],
    ['/api/auth/signin', '', 'google_failed'],
    ['/api/auth/signin?csrf=true', '', 'google_failed'],
  ])('to %s%s becomes a redirect to our sign-in page', (location, query, error) => {
    expect(loginInsteadOf(location, request(query))).toBe(`${ours()}/login?error=${error}`);
  });

  it.each(['/', '/cart', '/login?error=google_unverified', 'https://accounts.google.com/o/oauth2/v2/auth'])(
    'to %s stays as it is',
    (location) => expect(loginInsteadOf(location, request())).toBeNull(),
  );
});

describe('the address to return to', () => {
  it('is kept by the sign-in page', () => {
    expect(loginWithError('google_failed', request('', `${ours()}/cart`))).toBe(
      `${ours()}/login?callbackUrl=%2Fcart&error=google_failed`,
    );
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '%',
    'http://localhost.evil.example/',
    '/login?callbackUrl=/login',
    '/%09//evil.example',
  ])('does not lead to another site by %s', (callbackUrl) => {
    const address = new URL(loginWithError('google_failed', request('', callbackUrl)));
    expect(address.origin).toBe(ours());
    expect(address.searchParams.get('callbackUrl') ?? '/').toMatch(/^\/(?![/\\])/);
  });
});

it('only our own error codes are accepted', () => {
  for (const error of LOGIN_ERRORS) expect(parseLoginError(error)).toBe(error);
  for (const other of ['', 'Callback', '<b>', ['google_failed'], undefined, '__proto__', 'toString'])
    expect(parseLoginError(other)).toBeNull();
});
