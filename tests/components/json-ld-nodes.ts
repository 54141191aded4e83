import { renderToStaticMarkup } from 'react-dom/server';
import { expect } from 'vitest';
import { z } from 'zod';

// What a page says to search engines, read as they read it, and the fields that they require (schema.org, and Google's
// pages on structured data).

export const SITE = { origin: 'https://qeema.example', locale: 'ar' as const };
export const TRAIL = [{ name: 'السوق', path: '/marketplace' }];
export const HOSTILE = `</script><script>alert(1)</script><!--"'&\u2028`;
export const IMAGE = {
  _id: '01900000-0000-7000-8000-0000000000c1',
  url: '/api/files/c1/image',
  width: 1920,
  height: 1080,
  widths: [320, 1280],
};

export const url = z.string().regex(/^https:\/\/qeema\.example\//);
export const type = <T extends string>(name: T) => z.literal(name);
export const ImageObject = z.object({
  '@type': type('ImageObject'),
  url,
  width: z.int().positive(),
  height: z.int().positive(),
});
export const Member = z.object({ '@type': z.enum(['Person', 'Organization']), name: z.string().min(1), url });
export const Crumbs = z.object({
  '@type': type('BreadcrumbList'),
  itemListElement: z
    .array(z.object({ '@type': type('ListItem'), position: z.int(), name: z.string().min(1), item: url }))
    .min(2),
});

/** The objects in a block, as a search engine reads them from the HTML. */
export function nodesOf(ui: React.ReactElement): Record<string, unknown>[] {
  const html = renderToStaticMarkup(ui);
  const [, json = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? [];
  const data = JSON.parse(json) as { '@context': string; '@graph': Record<string, unknown>[] };
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}
