import type { MetadataRoute } from 'next';
import { env } from '@/lib/server/env';
import { paths } from '@/lib/shared/paths';

/** The address is known when the app runs, not when it is built. */
export const dynamic = 'force-dynamic';

/** Public pages may be searched; members' own pages and search pages may not. */
export default function robots(): MetadataRoute.Robots {
  const closed = [
    paths.cart(),
    paths.checkout(),
    paths.savedPosts(),
    paths.purchasedPosts(),
    paths.notifications(),
    paths.finance(),
    '/settings',
    '/orders/',
    '/library/',
    '/creator/',
    '/admin',
    '/sandbox-pay/',
  ];
  return {
    // Pictures are under /api and belong to the pages.
    rules: { userAgent: '*', allow: ['/', '/api/files/'], disallow: [...closed, paths.search(), '/api/'] },
    sitemap: `${env().APP_URL}/sitemap.xml`,
  };
}
