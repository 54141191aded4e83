import { getPageCtx } from '@/lib/server/requests/page-context';
import { getSitemapIndex } from '@/lib/server/sitemap/service';
import { sitemapIndexXml, xmlResponse } from '@/lib/server/sitemap/xml';

/** The addresses are known when the app runs, not when it is built. */
export const dynamic = 'force-dynamic';

export async function GET(): Promise<Response> {
  return xmlResponse(sitemapIndexXml(await getSitemapIndex(await getPageCtx())));
}
