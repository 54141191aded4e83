import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { ExploreTabs } from '@/components/explore/explore-tabs';
import { PageTitle } from '@/components/ui/page-title';
import { postSource } from '@/hooks/posts/post-source';
import { productSource } from '@/hooks/products/product-source';
import { personSource } from '@/hooks/users/person-source';
import { exploreDigitalProducts } from '@/lib/contract/products';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import * as people from '@/lib/server/members/people';
import * as posts from '@/lib/server/posts/lists';
import * as products from '@/lib/server/products/lists';
import { pageAt } from '@/lib/server/requests/first-page';
import { getPageCtx } from '@/lib/server/requests/page-context';
import { prefetch } from '@/lib/server/requests/prefetch';
import { publicPage } from '@/lib/server/requests/public-page';
import { oneOf } from '@/lib/shared/one-of';
import { paths } from '@/lib/shared/paths';
import { prefetchAside } from '../prefetch-aside';

type ExplorePageProps = {
  searchParams: Promise<{ tab?: string | string[]; cursor?: string | string[] }>;
};

const TABS = ['products', 'users', 'posts'] as const;

export async function generateMetadata({ searchParams }: ExplorePageProps): Promise<Metadata> {
  const { t } = await getTranslation('explore');
  const tab = oneOf(TABS, (await searchParams).tab);
  return publicPage({
    title: `${t('title')}: ${t(`tabs.${tab}`)}`,
    description: t('metaDescription'),
    path: paths.explore(tab === 'products' ? undefined : tab),
  });
}

export default async function ExplorePage({ searchParams }: ExplorePageProps) {
  const { tab: asked, cursor } = await searchParams;
  const tab = oneOf(TABS, asked);
  const query = pageAt(cursor);
  const [ctx, { t }] = await Promise.all([getPageCtx(), getTranslation('explore')]);
  const page = prefetch();
  // Only the open tab is loaded; another tab has another address.
  if (tab === 'products') {
    const { endpoint, input } = productSource({ of: 'explore' });
    await page.list(
      endpoint,
      input,
      () => products.exploreDigitalProducts(ctx, exploreDigitalProducts.query.parse(query)),
      query.cursor,
    );
  } else if (tab === 'users') {
    const { endpoint, input } = personSource({ of: 'explore' });
    await page.list(endpoint, input, () => people.exploreUsers(ctx, query), query.cursor);
  } else {
    const { endpoint, input } = postSource({ of: 'explore' });
    await Promise.all([
      page.list(endpoint, input, () => posts.explorePosts(ctx, query), query.cursor),
      prefetchAside(page, ctx),
    ]);
  }
  return (
    <Messages of={['social', 'products']}>
      <HydrationBoundary state={page.state()}>
        <PageTitle subtitle={t('subtitle')}>{t('title')}</PageTitle>
        <ExploreTabs tab={tab} />
      </HydrationBoundary>
    </Messages>
  );
}
