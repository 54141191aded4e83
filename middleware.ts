import { type NextRequest, NextResponse } from 'next/server';
import { LOCALE_COOKIE, LOCALE_HEADER, LOCALE_PARAMETER, localeOfPage } from '@/lib/i18n/locales';
import { connectOrigins, contentSecurityPolicy, securityHeaders } from '@/lib/shared/content-security-policy';

/**
 * Gives every page a Content-Security-Policy with a new nonce, the other security headers, and its language, which
 * layouts could not read from the address. It makes no decision about who may see what: the pages and the API do that.
 */
export function middleware(request: NextRequest): NextResponse {
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64');
  const policy = contentSecurityPolicy({
    scripts: [`'nonce-${nonce}'`],
    styles: [`'nonce-${nonce}'`],
    connect: connectOrigins(process.env.NEXT_PUBLIC_API_URL),
    development: process.env.NODE_ENV === 'development',
  });

  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  const chosen = request.cookies.get(LOCALE_COOKIE)?.value;
  headers.set(LOCALE_HEADER, localeOfPage(chosen, request.nextUrl.searchParams.get(LOCALE_PARAMETER)));
  // Next takes the nonce for its own scripts from this request header.
  headers.set('content-security-policy', policy);

  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  for (const [name, value] of Object.entries(securityHeaders)) response.headers.set(name, value);
  return response;
}

export const config = {
  runtime: 'nodejs',
  // Everything but /api (a proxy would cut off bodies over 10 MB), Next's own files and the files of public/. These are
  // named one by one: a rule for "has an extension" would leave /posts/x.y without a policy.
  matcher: [
    '/((?!api/|_next/|icons/|images/|sw\\.js$|offline\\.html$|favicon\\.ico$|manifest\\.webmanifest$|robots\\.txt$|sitemap\\.xml$|sitemap/).*)',
  ],
};
