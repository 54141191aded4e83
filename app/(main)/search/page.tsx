import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { readSearchFilter } from '@/components/search/search-filter';
import { SearchResults } from '@/components/search/search-results';
import { postSource } from '@/hooks/posts/post-source';
import { productSource } from '@/hooks/products/product-source';
import { personSource } from '@/hooks/users/person-source';
import { searchTop } from '@/lib/contract/search';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import { pageAt } from '@/lib/server/requests/first-page';
import { getPageCtx } from '@/lib/server/requests/page-context';
import { prefetch } from '@/lib/server/requests/prefetch';
import { meaningOf } from '@/lib/server/search/meaning';
import * as search from '@/lib/server/search/service';
import { firstWords, isolate } from '@/lib/shared/arabic';
import { oneOf } from '@/lib/shared/one-of';
import { prefetchAside } from '../prefetch-aside';

type SearchPageProps = {
  searchParams: Promise<Partial<Record<string, string | string[]>>>;
};

const TABS = ['top', 'users', 'posts', 'products'] as const;
const LONGEST = 200;

async function read(searchParams: SearchPageProps['searchParams']) {
  const { q, tab: asked, cursor, exact, ...given } = await searchParams;
  const tab = oneOf(TABS, asked);
  const typed = (typeof q === 'string' ? q : '').trim().slice(0, LONGEST);
  return { typed, tab, cursor, isExact: exact === '1', filter: readSearchFilter(tab, given) };
}

export async function generateMetadata({ searchParams }: SearchPageProps): Promise<Metadata> {
  const [{ typed }, { t }] = await Promise.all([read(searchParams), getTranslation('search')]);
  const title = typed ? t('titleFor', { query: isolate(firstWords(typed, 60)) }) : t('title');
  return { title, robots: { index: false } };
}

export default async function SearchPage({ searchParams }: SearchPageProps) {
  const [{ typed, tab, cursor, isExact, filter }, ctx] = await Promise.all([
    read(searchParams),
    getPageCtx(),
  ]);
  const meant = typed && !isExact ? await meaningOf(ctx, typed) : null;
  const q = meant ?? typed;
  const page = prefetch();
  const query = { ...pageAt(cursor), q };
  if (q && tab === 'top') {
    await page.one(searchTop, { query: { q } }, () => search.searchTop(ctx, q));
  } else if (q && tab === 'users') {
    const { endpoint, input } = personSource({ of: 'search', q, ...filter });
    await page.list(endpoint, input, () => search.searchUsers(ctx, { ...query, ...filter }), query.cursor);
  } else if (q && tab === 'products') {
    const { endpoint, input } = productSource({ of: 'search', q });
    await page.list(endpoint, input, () => search.searchProducts(ctx, query), query.cursor);
  } else if (q) {
    const { endpoint, input } = postSource({ of: 'search', q, ...filter });
    await Promise.all([
      page.list(endpoint, input, () => search.searchPosts(ctx, { ...query, ...filter }), query.cursor),
      prefetchAside(page, ctx),
    ]);
  }
  return (
    <Messages of={['social', 'products']}>
      <HydrationBoundary state={page.state()}>
        <SearchResults q={q} typed={typed} tab={tab} isExact={isExact} filter={filter} />
      </HydrationBoundary>
    </Messages>
  );
}
