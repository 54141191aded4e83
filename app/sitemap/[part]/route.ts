import { getPageCtx } from '@/lib/server/requests/page-context';
import { getSitemapPart } from '@/lib/server/sitemap/service';
import { sitemapXml, xmlResponse } from '@/lib/server/sitemap/xml';

type Context = { params: Promise<{ part: string }> };

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const name = /^(.+)\.xml$/.exec((await params).part)?.[1] ?? '';
  const entries = await getSitemapPart(await getPageCtx(), name);
  return entries ? xmlResponse(sitemapXml(entries)) : new Response(null, { status: 404 });
}
