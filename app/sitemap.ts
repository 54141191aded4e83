import type { MetadataRoute } from 'next';
import { env } from '@/lib/server/env';
import { getPageCtx } from '@/lib/server/http/page-context';
import { getSitemap } from '@/lib/server/sitemap/service';

/** The addresses are known when the app runs, not when it is built. */
export const dynamic = 'force-dynamic';

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const entries = await getSitemap(await getPageCtx());
  return entries.map(({ path, changedAt }) => ({
    url: `${env().APP_URL}${path.replaceAll('&', '&amp;')}`,
    ...(changedAt ? { lastModified: changedAt } : {}),
  }));
}
