import 'server-only';
import { directionOf, type Locale } from '@/lib/i18n/locales';
import { escapeHtml } from '@/lib/server/html';
import { securityHeaders } from '@/lib/shared/content-security-policy';

const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

export interface PlainPage {
  locale: Locale;
  title: string;
  text: string;
  /** what the reader can do: a link, or a button that posts to the page's own address */
  action: { label: string; href: string } | { label: string; posts: true };
}

/** A page made by the server without Next or scripts; it looks like the page for browsers without a network. */
export function plainHtml({ locale, title, text, action }: PlainPage): string {
  const label = escapeHtml(action.label);
  const act =
    'posts' in action
      ? `<form method="post"><button type="submit">${label}</button></form>`
      : `<a class="button" href="${escapeHtml(action.href)}">${label}</a>`;
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${escapeHtml(title)}</title>
    <link rel="stylesheet" href="/icons/offline.css" />
  </head>
  <body>
    <main>
      <img src="/icons/icon.svg" alt="" width="72" height="72" />
      <h1>${escapeHtml(title)}</h1>
      <p>${escapeHtml(text)}</p>
      ${act}
    </main>
  </body>
</html>
`;
}

/** The headers of such a page: no cache keeps it, and other sites do not see its address. */
export const plainHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders,
  'referrer-policy': 'no-referrer',
  'content-security-policy': POLICY,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
};

/** The page as an answer of the API. */
export const plainResponse = (page: PlainPage, status = 200): Response =>
  new Response(plainHtml(page), { status, headers: plainHeaders });
