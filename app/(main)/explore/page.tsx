import { definePage } from '@/app/define-page';
import { ExploreTabs } from '@/components/explore/explore-tabs';
import { PageTitle } from '@/components/ui/page-title';
import { postSource } from '@/hooks/posts/post-source';
import { productSource } from '@/hooks/products/product-source';
import { personSource } from '@/hooks/users/person-source';
import { exploreDigitalProducts } from '@/lib/contract/products';
import * as people from '@/lib/server/members/people';
import * as posts from '@/lib/server/posts/lists';
import * as products from '@/lib/server/products/lists';
import { pageAt } from '@/lib/server/requests/first-page';
import { getPageCtx } from '@/lib/server/requests/page-context';
import { publicPage } from '@/lib/server/requests/public-page';
import { oneOf } from '@/lib/shared/one-of';
import { paths } from '@/lib/shared/paths';
import { prefetchAside } from '../prefetch-aside';

const TABS = ['products', 'users', 'posts'] as const;

const page = definePage({
  namespace: 'explore',
  query: ({ tab, cursor }) => ({ tab: oneOf(TABS, tab), at: pageAt(cursor) }),
  access: getPageCtx,
  title: ({ t, query: { tab } }) => `${t('title')}: ${t(`tabs.${tab}`)}`,
  head: ({ t, title, query: { tab } }) =>
    publicPage({
      title,
      description: t('metaDescription'),
      path: paths.explore(tab === 'products' ? undefined : tab),
    }),
  messages: ['social', 'products'],
  // Only the open tab is loaded; another tab has another address.
  load: async ({ ctx, page, query: { tab, at } }) => {
    if (tab === 'products') {
      const { endpoint, input } = productSource({ of: 'explore' });
      const query = exploreDigitalProducts.query.parse(at);
      await page.list(endpoint, input, () => products.exploreDigitalProducts(ctx, query), at.cursor);
    } else if (tab === 'users') {
      const { endpoint, input } = personSource({ of: 'explore' });
      await page.list(endpoint, input, () => people.exploreUsers(ctx, at), at.cursor);
    } else {
      const { endpoint, input } = postSource({ of: 'explore' });
      await Promise.all([
        page.list(endpoint, input, () => posts.explorePosts(ctx, at), at.cursor),
        prefetchAside(page, ctx),
      ]);
    }
  },
  view: ({ t, query }) => (
    <>
      <PageTitle subtitle={t('subtitle')}>{t('title')}</PageTitle>
      <ExploreTabs tab={query.tab} />
    </>
  ),
});

export const { generateMetadata } = page;
export default page.Page;
