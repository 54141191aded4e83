import 'server-only';
import { env } from '@/lib/server/env';
import type { SitemapEntry } from './service';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const locationOf = (path: string) => `<loc>${escapeXml(`${env().APP_URL}${path}`)}</loc>`;

/** An index of parts (sitemaps.org). */
export function sitemapIndexXml(parts: readonly string[]): string {
  return xml(
    'sitemapindex',
    parts.map((path) => `<sitemap>${locationOf(path)}</sitemap>`),
  );
}

/** A part: addresses with the day of their last change. */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  return xml(
    'urlset',
    entries.map(({ path, changedAt }) => {
      const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
      return `<url>${locationOf(path)}${changed}</url>`;
    }),
  );
}

const xml = (root: string, items: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${items.join('\n')}\n</${root}>\n`;

/** An answer that search engines may keep for an hour. */
export const xmlResponse = (text: string): Response =>
  new Response(text, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
