import 'server-only';
import { addressesOf, addressIn } from '@/lib/i18n/addresses';
import { LOCALES } from '@/lib/i18n/locales';
import { env } from '@/lib/server/env';
import type { SitemapEntry } from './service';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const XHTML = 'http://www.w3.org/1999/xhtml';

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const addressOf = (path: string) => escapeXml(`${env().APP_URL}${path}`);
const locationOf = (path: string) => `<loc>${addressOf(path)}</loc>`;

/** An index of parts (sitemaps.org). */
export function sitemapIndexXml(parts: readonly string[]): string {
  return xml(
    'sitemapindex',
    parts.map((path) => `<sitemap>${locationOf(path)}</sitemap>`),
  );
}

/** A part: each page's address in each language, with links to the other languages and the day of its last change. */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  return xml(
    'urlset',
    entries.flatMap(({ path, changedAt }) => {
      const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
      const others = Object.entries(addressesOf(path)).map(
        ([language, address]) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${addressOf(address)}"/>`,
      );
      return LOCALES.map(
        (locale) => `<url>${locationOf(addressIn(locale, path))}${changed}${others.join('')}</url>`,
      );
    }),
  );
}

const xml = (root: string, items: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}" xmlns:xhtml="${XHTML}">\n${items.join('\n')}\n</${root}>\n`;

/** An answer that search engines may keep for an hour. */
export const xmlResponse = (text: string): Response =>
  new Response(text, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
