import { expect, it } from 'vitest';
import { db } from '@/lib/server/db/client';
import { guestCtx, makeUser } from '@/lib/server/demo/people-factory';
import { newId } from '@/lib/server/ids';
import { getSitemapIndex, getSitemapPart } from '@/lib/server/sitemap/service';
import { sitemapIndexXml, sitemapXml } from '@/lib/server/sitemap/xml';
import { paths } from '@/lib/shared/paths';
import { NOW } from '@/tests/setup/clock';

async function makePost(authorId: string, change: object = {}): Promise<string> {
  const id = newId();
  await db()
    .insertInto('posts')
    .values({ id, author_id: authorId, text: 'نص', created_at: NOW, ...change })
    .execute();
  return id;
}

/** Every address that a search engine finds from the index. */
async function allAddresses(size?: number): Promise<string[]> {
  const ctx = guestCtx(db());
  const parts = await getSitemapIndex(ctx, size);
  const names = parts.map((path) => path.replace(/^\/sitemap\/(.+)\.xml$/, '$1'));
  const entries = await Promise.all(names.map((name) => getSitemapPart(ctx, name, size)));
  return entries.flatMap((part) => (part ?? []).map(({ path }) => path));
}

it('the sitemap lists public posts of active members, and no drafts, hidden, followers-only or suspended ones', async () => {
  const author = await makeUser(db(), { posts_count: 1 });
  const gone = await makeUser(db(), { status: 'suspended', posts_count: 1 });
  const quiet = await makeUser(db());
  const shown = await makePost(author.id);
  const hidden = await Promise.all([
    makePost(author.id, { audience: 'followers' }),
    makePost(author.id, { status: 'draft' }),
    makePost(author.id, { status: 'hidden' }),
    makePost(gone.id),
  ]);
  const found = new Set(await allAddresses());
  expect(hidden.filter((id) => found.has(paths.post(id)))).toEqual([]);
  expect([gone.id, quiet.id].filter((id) => found.has(paths.user(id)))).toEqual([]);
  expect(found).toContain(paths.post(shown));
  expect(found).toContain(paths.user(author.id));
  expect(found).toContain(paths.guest());
});

it('each address is in exactly one part, even when parts are small, and a full part has the set size', async () => {
  const author = await makeUser(db(), { posts_count: 25 });
  const made = await Promise.all(Array.from({ length: 25 }, () => makePost(author.id)));
  const addresses = await allAddresses(10);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const id of made) expect(addresses).toContain(paths.post(id));
  expect([...addresses].sort()).toEqual((await allAddresses()).sort());
  const [start] = (await getSitemapIndex(guestCtx(db()), 10)).filter((path) => path.includes('posts-'));
  const name = start?.replace(/^\/sitemap\/(.+)\.xml$/, '$1') ?? '';
  expect(await getSitemapPart(guestCtx(db()), name, 10)).toHaveLength(10);
});

it.each([
  '',
  'posts',
  'posts-',
  'posts-x',
  'users-01890000-0000-7000-8000-000000000000',
  'posts-01890000-0000-7000-8000-000000000000',
  'posts-ffffffff-ffff-7fff-bfff-ffffffffffff',
  '../pages',
  '__proto__',
])('there is no part called «%s»', async (name) =>
  expect(await getSitemapPart(guestCtx(db()), name)).toBeNull(),
);

it('addresses are written as XML, with any characters in them', () => {
  const at = new Date('2026-11-22T10:00:00Z');
  expect(sitemapXml([{ path: '/a?b=1&c=<"\'>', changedAt: at }])).toContain(
    '/a?b=1&#38;c=&#60;&#34;&#39;&#62;</loc><lastmod>2026-11-22T10:00:00.000Z</lastmod><xhtml:link ',
  );
  expect(sitemapIndexXml(['/sitemap/pages.xml'])).toMatch(
    /<sitemapindex [^>]+>\n<sitemap><loc>http[^<]+pages.xml<\/loc>/,
  );
});

it('each page has an address in each language, and each of these names all of them', () => {
  const xml = sitemapXml([
    { path: '/guest', changedAt: null },
    { path: '/explore?tab=users', changedAt: null },
  ]);
  const urls = [...xml.matchAll(/<url>(.*)<\/url>/g)].map(([, url = '']) => url);
  const locations = urls.map((url) => /<loc>http:\/\/[^/]+([^<]+)<\/loc>/.exec(url)?.[1]);
  expect(locations).toEqual([
    '/guest',
    '/guest?lang=en',
    '/explore?tab=users',
    '/explore?tab=users&#38;lang=en',
  ]);
  const others = (url = '') =>
    [...url.matchAll(/hreflang="([^"]+)" href="http:\/\/[^/]+([^"]+)"/g)].map(([, ...named]) =>
      named.join(' '),
    );
  const named = ['ar /guest', 'en /guest?lang=en', 'x-default /guest'];
  expect([others(urls[0]), others(urls[1])]).toEqual([named, named]);
});
