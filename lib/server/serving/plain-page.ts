import type { IncomingMessage, ServerResponse } from 'node:http';
import { ERROR_STATUS, type ErrorCode } from '@/lib/contract/errors';
import { directionOf, LOCALE_COOKIE, LOCALE_PARAMETER, localeOfPage } from '@/lib/i18n/locales';
import { translateKey } from '@/lib/i18n/translate';
import { cookieReader } from '@/lib/server/auth/cookies';
import { securityHeaders } from '@/lib/shared/content-security-policy';

const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'";

/**
 * A page of the server's own, in the reader's language, where none can be rendered now. It needs neither Next nor the
 * database, and looks like the page for browsers without a network.
 * @param retryAfter seconds until it is worth another try
 */
export function sendPlainPage(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { code, retryAfter }: { code: ErrorCode; retryAfter: number },
): void {
  const chosen = cookieReader(incoming.headers.cookie ?? null)(LOCALE_COOKIE);
  const asked = new URLSearchParams(incoming.url?.split('?', 2)[1]).get(LOCALE_PARAMETER);
  const locale = localeOfPage(chosen, asked);
  const words = (key: string) => translateKey(locale, key) ?? '';
  const html = `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${words(`errors:${code}.title`)}</title>
    <link rel="stylesheet" href="/icons/offline.css" />
  </head>
  <body>
    <main>
      <img src="/icons/icon.svg" alt="" width="72" height="72" />
      <h1>${words(`errors:${code}.title`)}</h1>
      <p>${words(`errors:${code}.detail`)}</p>
      <a class="button" href="">${words('common:action.retry')}</a>
    </main>
  </body>
</html>
`;
  outgoing.writeHead(ERROR_STATUS[code], {
    ...securityHeaders,
    'content-security-policy': POLICY,
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(html),
    'cache-control': 'private, no-store',
    'retry-after': String(retryAfter),
  });
  outgoing.end(incoming.method === 'HEAD' ? undefined : html);
}
