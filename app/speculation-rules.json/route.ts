import { REST_TYPE } from '@/lib/shared/page-rest';

/**
 * Lets a browser fetch a page ahead while the pointer rests on a link of a guest page. Once the page's scripts run, its
 * router does that.
 * https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
const RULES = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/api/*' } },
          { selector_matches: `body:has(> script[type="${REST_TYPE}"]) a:not([data-wakes], [download])` },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

export const dynamic = 'force-static';

export function GET(): Response {
  return new Response(JSON.stringify(RULES), {
    headers: {
      'content-type': 'application/speculationrules+json',
      'cache-control': 'public, max-age=86400',
    },
  });
}
