import type { IncomingMessage, ServerResponse } from 'node:http';
import { ERROR_STATUS, type ErrorCode } from '@/lib/contract/errors';
import { LOCALE_COOKIE, LOCALE_PARAMETER, localeOfPage } from '@/lib/i18n/locales';
import { errorWords, translator } from '@/lib/i18n/translate';
import { cookieReader } from '@/lib/server/http/cookies';
import { plainHeaders, plainHtml } from '@/lib/server/http/plain-page';

/**
 * A page by the server itself, in the reader's language, when no page can be rendered now.
 * @param retryAfter seconds until another try makes sense
 */
export function sendPlainPage(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { code, retryAfter }: { code: ErrorCode; retryAfter: number },
): void {
  const chosen = cookieReader(incoming.headers.cookie ?? null)(LOCALE_COOKIE);
  const asked = new URLSearchParams(incoming.url?.split('?', 2)[1]).get(LOCALE_PARAMETER);
  const locale = localeOfPage(chosen, asked);
  const html = plainHtml({
    locale,
    title: errorWords(locale, code, 'title'),
    text: errorWords(locale, code, 'detail'),
    action: { label: translator(locale)('action.retry'), href: '' },
  });
  outgoing.writeHead(ERROR_STATUS[code], {
    ...plainHeaders,
    'content-length': Buffer.byteLength(html),
    'retry-after': String(retryAfter),
  });
  outgoing.end(incoming.method === 'HEAD' ? undefined : html);
}
