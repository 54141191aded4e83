import type { APIRequestContext } from '@playwright/test';
import { kindNameOf } from '@/lib/contract/kinds/types';
import type { ProductCard } from '@/lib/contract/products';
import { watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';

// What a search engine reads: HTML without a cookie and without a script.

type Node = { '@type': string; [property: string]: unknown };

interface Head {
  html: string;
  cache: string | undefined;
  /** the tags `<meta property>` and `<link rel hreflang>`, by name */
  meta: Record<string, string>;
  links: Record<string, string>;
  nodes: Node[];
}

const decoded = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");

function attributes(tag: string): Record<string, string> {
  const pairs = [...tag.matchAll(/([a-zA-Z-]+)="([^"]*)"/g)];
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name.toLowerCase(), decoded(value)]));
}

async function read(request: APIRequestContext, path: string, cookie = ''): Promise<Head> {
  const answer = await request.get(path, { headers: { cookie } });
  expect(answer.status(), path).toBe(200);
  const html = await answer.text();
  const tags = (name: string) =>
    [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => attributes(tag));
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)];
  return {
    html,
    cache: answer.headers()['x-cache'],
    meta: Object.fromEntries(tags('meta').map(({ property = '', content = '' }) => [property, content])),
    links: Object.fromEntries(
      tags('link').map(({ rel = '', hreflang = '', href = '' }) => [hreflang || rel, href]),
    ),
    nodes: blocks.flatMap(([, json = '']) => (JSON.parse(json) as { '@graph': Node[] })['@graph']),
  };
}

async function first<T>(request: APIRequestContext, path: string, fits: (one: T) => boolean): Promise<T> {
  const { payload } = await (await request.get(`/api${path}`)).json();
  const found = (payload.data as T[]).find(fits);
  if (!found) throw new Error(`the demo has nothing of the kind at ${path}`);
  return found;
}

/** The address of each kind of public page. */
async function pages(request: APIRequestContext) {
  // A course is a Course too, and what is free has no return policy.
  const product = await first<ProductCard>(
    request,
    '/posts/exploreDigitalProducts?limit=50',
    ({ rating, price, type }) => rating.count > 0 && price.amount > 0 && kindNameOf(type) === 'files',
  );
  const post = await first<{ _id: string }>(
    request,
    '/posts/explorePosts?limit=50',
    (one) => (one as unknown as { counts: { comments: number } }).counts.comments > 0,
  );
  return {
    product: `/products/${product._id}/${encodeURIComponent(product.slug)}`,
    post: `/posts/${post._id}`,
    profile: `/users/${product.owner._id}`,
  };
}

test('every public page has a card with a picture, and an address in each language that names the others', async ({
  request,
  app,
}) => {
  const { product, post, profile } = await pages(request);
  const types: Record<string, string> = { [post]: 'article', [profile]: 'profile' };
  const fixed = ['/guest', '/explore', '/explore?tab=users', '/marketplace', '/about', '/privacy-policy'];
  const pictures = new Set<string>();
  for (const path of [...fixed, '/terms-and-conditions', product, post, profile]) {
    const english = `${path}${path.includes('?') ? '&' : '?'}lang=en`;
    const languages = { ar: app.base + path, en: app.base + english, 'x-default': app.base + path };
    for (const [asked, lang, locale] of [
      [path, 'ar', 'ar_AR'],
      [english, 'en', 'en_US'],
    ] as const) {
      const { html, meta, links } = await read(request, asked);
      expect(html, asked).toContain(`<html lang="${lang}"`);
      expect(links, asked).toMatchObject({ ...languages, canonical: app.base + asked });
      expect(meta, asked).toMatchObject({
        'og:type': types[path] ?? 'website',
        'og:site_name': lang === 'ar' ? 'قيمة' : 'Qeema',
        'og:locale': locale,
        'og:url': app.base + asked,
      });
      expect(meta['og:title'], asked).toBeTruthy();
      expect(meta['og:description'], asked).toBeTruthy();
      pictures.add(meta['og:image'] ?? '');
    }
  }
  for (const picture of pictures) {
    const answer = await request.get(picture);
    expect([answer.status(), answer.headers()['content-type']], picture).toEqual([
      200,
      expect.stringMatching(/^image\/(png|webp|jpeg|avif)/),
    ]);
  }
  expect(pictures.size).toBeGreaterThan(1);
});

test('the HTML of a product, a post, a profile and the first page says what they are', async ({
  request,
}) => {
  const paths = await pages(request);
  const kinds = async (path: string) => (await read(request, path)).nodes;
  const [product, crumbs] = await kinds(paths.product);
  expect(product).toMatchObject({
    '@type': 'Product',
    brand: { '@type': 'Brand' },
    aggregateRating: { '@type': 'AggregateRating' },
    review: expect.arrayContaining([expect.objectContaining({ '@type': 'Review' })]),
    offers: { hasMerchantReturnPolicy: { '@type': 'MerchantReturnPolicy' } },
  });
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
  const [post] = await kinds(paths.post);
  expect(post).toMatchObject({
    '@type': 'SocialMediaPosting',
    dateModified: expect.any(String),
    comment: expect.arrayContaining([expect.objectContaining({ '@type': 'Comment' })]),
  });
  expect(await kinds(paths.profile)).toMatchObject([
    { '@type': 'ProfilePage' },
    { '@type': 'BreadcrumbList' },
  ]);
  expect(await kinds('/guest')).toMatchObject([
    { '@type': 'WebSite', potentialAction: { '@type': 'SearchAction' } },
    { '@type': 'Organization' },
  ]);
});

test('the English address is kept apart from the Arabic one, and does not go before what a device chose', async ({
  request,
}) => {
  await read(request, '/about?lang=en');
  const kept = await read(request, '/about?lang=en');
  expect(kept.cache).toMatch(/^(hit|stale)$/);
  expect(kept.html).toContain('<html lang="en" dir="ltr"');
  expect((await read(request, '/about')).html).toContain('<html lang="ar" dir="rtl"');
  expect((await read(request, '/about?lang=en', 'locale=ar')).html).toContain('<html lang="ar" dir="rtl"');
  const root = await request.get('/?lang=en', { maxRedirects: 0 });
  expect(root.headers().location).toMatch(/\/guest\?lang=en$/);
  const map = await (await request.get('/sitemap/pages.xml')).text();
  expect(map).toMatch(/<loc>[^<]+\/about\?lang=en<\/loc><xhtml:link rel="alternate" hreflang="ar"/);
});

test('a visitor on an English address who chose no language stays in English on the linked pages', async ({
  page,
  context,
}) => {
  const problems = watch(page);
  await page.goto('/marketplace?lang=en');
  await expect(page.getByRole('heading', { level: 1, name: 'Marketplace' })).toBeVisible();
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'locale')?.value)
    .toBe('en');
  await page.getByRole('main').getByRole('link').first().click();
  await page.waitForURL((url) => !url.searchParams.has('lang'));
  await expect(page.getByRole('link', { name: 'Join Now' }).first()).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(problems).toEqual([]);
});
