import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { kindNameOf } from '@/lib/contract/kinds/types';
import type { ProductCard } from '@/lib/contract/products';
import { findInDemo } from '@/tests/setup/weighed-pages';
import { guest, origin } from './visitors';

// What a search engine reads: HTML without a cookie and without a script.

/** Marks that only set the direction of text. */
const MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;

type Node = { '@type': string; [property: string]: unknown };

interface Head {
  html: string;
  cache: string | null;
  /** the tags `<meta property>` and `<link rel hreflang>`, by name */
  meta: Record<string, string>;
  links: Record<string, string>;
  nodes: Node[];
}

/** The addresses of a product, a post and a profile that have all that a page can tell search engines. */
let product: string;
let post: string;
let profile: string;

beforeAll(async () => {
  // A course is a Course too, and what is free has no return policy.
  const sold = await findInDemo<ProductCard>(
    origin,
    '/posts/exploreDigitalProducts?limit=50',
    ({ rating, price, type }) => rating.count > 0 && price.amount > 0 && kindNameOf(type) === 'files',
  );
  const { _id } = await findInDemo<{ _id: string; counts: { comments: number } }>(
    origin,
    '/posts/explorePosts?limit=50',
    ({ counts }) => counts.comments > 0,
  );
  product = `/products/${sold._id}/${encodeURIComponent(sold.slug)}`;
  post = `/posts/${_id}`;
  profile = `/users/${sold.owner._id}`;
});

const decoded = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");

function attributes(tag: string): Record<string, string> {
  const pairs = [...tag.matchAll(/([a-zA-Z-]+)="([^"]*)"/g)];
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name.toLowerCase(), decoded(value)]));
}

async function read(path: string, cookie = ''): Promise<Head> {
  const answer = await guest().fetch(path, { headers: { cookie } });
  expect(answer.status, path).toBe(200);
  const html = await answer.text();
  const tags = (name: string) =>
    [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => attributes(tag));
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)];
  return {
    html,
    cache: answer.headers.get('x-cache'),
    meta: Object.fromEntries(tags('meta').map(({ property = '', content = '' }) => [property, content])),
    links: Object.fromEntries(
      tags('link').map(({ rel = '', hreflang = '', href = '' }) => [hreflang || rel, href]),
    ),
    nodes: blocks.flatMap(([, json = '']) => (JSON.parse(json) as { '@graph': Node[] })['@graph']),
  };
}

test('every public page has a card with a picture, and names its address in each language', async () => {
  const types: Record<string, string> = { [post]: 'article', [profile]: 'profile' };
  const fixed = ['/guest', '/explore', '/explore?tab=users', '/marketplace', '/about', '/privacy-policy'];
  /** the sizes that pages say, by address */
  const pictures = new Map<string, string[]>();
  for (const path of [...fixed, '/terms-and-conditions', product, post, profile]) {
    const english = `${path}${path.includes('?') ? '&' : '?'}lang=en`;
    const languages = { ar: origin + path, en: origin + english, 'x-default': origin + path };
    for (const [address, lang, locale] of [
      [path, 'ar', 'ar_AR'],
      [english, 'en', 'en_US'],
    ] as const) {
      const { html, meta, links } = await read(address);
      expect(html, address).toContain(`<html lang="${lang}"`);
      expect(links, address).toMatchObject({ ...languages, canonical: origin + address });
      expect(meta, address).toMatchObject({
        'og:type': types[path] ?? 'website',
        'og:site_name': lang === 'ar' ? 'قيمة' : 'Qeema',
        'og:locale': locale,
        'og:url': origin + address,
        'og:title': expect.stringMatching(/./),
        'og:description': expect.stringMatching(/./),
      });
      for (const [name, value] of Object.entries(meta))
        expect(value, `${address} ${name}`).not.toMatch(MARKS);
      const size = [meta['og:image:width'] ?? '', meta['og:image:height'] ?? ''];
      pictures.set(meta['og:image'] ?? '', size);
    }
  }
  for (const [picture, size] of pictures) {
    const answer = await fetch(picture);
    const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
    expect(size, picture).toEqual([String(width), String(height)]);
    expect([answer.status, answer.headers.get('content-type')], picture).toEqual([
      200,
      expect.stringMatching(/^image\/(png|webp|jpeg|avif)/),
    ]);
  }
  expect(pictures.size).toBeGreaterThan(1);
});

test('the HTML of a product, a post, a profile and the first page says what they are', async () => {
  const [thing, crumbs] = (await read(product)).nodes;
  expect(thing).toMatchObject({
    '@type': 'Product',
    brand: { '@type': 'Brand' },
    aggregateRating: { '@type': 'AggregateRating' },
    review: expect.arrayContaining([expect.objectContaining({ '@type': 'Review' })]),
    offers: { hasMerchantReturnPolicy: { '@type': 'MerchantReturnPolicy' } },
  });
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
  expect((await read(post)).nodes[0]).toMatchObject({
    '@type': 'SocialMediaPosting',
    dateModified: expect.any(String),
    comment: expect.arrayContaining([expect.objectContaining({ '@type': 'Comment' })]),
  });
  expect((await read(profile)).nodes).toMatchObject([
    { '@type': 'ProfilePage' },
    { '@type': 'BreadcrumbList' },
  ]);
  expect((await read('/guest')).nodes).toMatchObject([
    { '@type': 'WebSite', potentialAction: { '@type': 'SearchAction' } },
    { '@type': 'Organization' },
  ]);
});

test('the cache keeps a page per language, and the cookie’s language goes before the address’s', async () => {
  await read('/about?lang=en');
  const again = await read('/about?lang=en');
  expect(again.cache).toMatch(/^(hit|stale)$/);
  expect(again.html).toContain('<html lang="en" dir="ltr"');
  expect((await read('/about')).html).toContain('<html lang="ar" dir="rtl"');
  expect((await read('/about?lang=en', 'locale=ar')).html).toContain('<html lang="ar" dir="rtl"');
  const root = await guest().fetch('/?lang=en');
  expect(root.headers.get('location')).toMatch(/\/guest\?lang=en$/);
  const map = await guest().read('/sitemap/pages.xml');
  expect(map).toMatch(/<loc>[^<]+\/about\?lang=en<\/loc><xhtml:link rel="alternate" hreflang="ar"/);
});
