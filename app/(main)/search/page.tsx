import { type Asked, definePage } from '@/app/define-page';
import { POPULAR_TAGS } from '@/components/search/popular-tags-query';
import { readSearchFilter } from '@/components/search/search-filter';
import { SearchResults } from '@/components/search/search-results';
import { postSource } from '@/hooks/posts/post-source';
import { productSource } from '@/hooks/products/product-source';
import { personSource } from '@/hooks/users/person-source';
import { getSearchSuggestions, searchTop } from '@/lib/contract/search';
import type { Ctx } from '@/lib/server/ctx';
import { pageAt } from '@/lib/server/requests/first-page';
import { getPageCtx } from '@/lib/server/requests/page-context';
import type { prefetch } from '@/lib/server/requests/prefetch';
import { meaningOf } from '@/lib/server/search/meaning';
import * as search from '@/lib/server/search/service';
import { suggestionsFor } from '@/lib/server/search/suggestions';
import { firstWords, isolate } from '@/lib/shared/arabic';
import { oneOf } from '@/lib/shared/one-of';
import { prefetchAside } from '../prefetch-aside';

const TABS = ['top', 'users', 'posts', 'products'] as const;
const LONGEST = 200;

const page = definePage({
  namespace: 'search',
  query: read,
  access: getPageCtx,
  title: ({ t, query: { typed } }) =>
    typed ? t('titleFor', { query: isolate(firstWords(typed, 60)) }) : t('title'),
  messages: ['social', 'products'],
  load: async ({ ctx, page, query: { typed, isExact, ...query } }) => {
    const { switched, nearest } =
      typed && !isExact ? await meaningOf(ctx, typed) : { switched: null, nearest: [] };
    const q = switched ?? typed;
    const found = q ? await prefetchResults(page, ctx, { q, ...query }) : null;
    const isEmpty = found !== null && found.count === 0;
    if (isEmpty || query.tab === 'posts') await prefetchAside(page, ctx);
    if (isEmpty)
      await page.one(getSearchSuggestions, POPULAR_TAGS, () => suggestionsFor(ctx, POPULAR_TAGS.query.q));
    return { q, nearest, hasAllWords: found?.hasAllWords ?? true };
  },
  view: ({ query: { typed, tab, isExact, filter }, data }) => (
    <SearchResults {...data} typed={typed} tab={tab} isExact={isExact} filter={filter} />
  ),
});

export const { generateMetadata } = page;
export default page.Page;

function read({ q, tab: asked, cursor, exact, ...given }: Asked) {
  const tab = oneOf(TABS, asked);
  const typed = (typeof q === 'string' ? q : '').trim().slice(0, LONGEST);
  return { typed, tab, cursor, isExact: exact === '1', filter: readSearchFilter(tab, given) };
}

type Read = ReturnType<typeof read>;

/** Reads the results of a tab. */
async function prefetchResults(
  page: ReturnType<typeof prefetch>,
  ctx: Ctx,
  { q, tab, cursor, filter }: Pick<Read, 'tab' | 'cursor' | 'filter'> & { q: string },
): Promise<{ hasAllWords: boolean; count: number }> {
  const query = { ...pageAt(cursor), q };
  if (tab === 'top') {
    const { hasAllWords, ...kinds } = await page.one(searchTop, { query: { q } }, () =>
      search.searchTop(ctx, q),
    );
    return { hasAllWords, count: Object.values(kinds).flat().length };
  }
  let hasAllWords = true;
  const list = async <T extends { hasAllWords: boolean }>(found: Promise<T>) => {
    const results = await found;
    hasAllWords = results.hasAllWords;
    return results;
  };
  const source = { of: 'search' as const, q };
  if (tab === 'users') {
    const { endpoint, input } = personSource({ ...source, ...filter });
    const load = () => list(search.searchUsers(ctx, { ...query, ...filter }));
    const { data } = await page.list(endpoint, input, load, query.cursor);
    return { hasAllWords, count: data.length };
  }
  if (tab === 'products') {
    const { endpoint, input } = productSource(source);
    const { data } = await page.list(
      endpoint,
      input,
      () => list(search.searchProducts(ctx, query)),
      query.cursor,
    );
    return { hasAllWords, count: data.length };
  }
  const { endpoint, input } = postSource({ ...source, ...filter });
  const load = () => list(search.searchPosts(ctx, { ...query, ...filter }));
  const { data } = await page.list(endpoint, input, load, query.cursor);
  return { hasAllWords, count: data.length };
}
