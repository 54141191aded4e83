import { definePage } from '@/app/define-page';
import { Marketplace } from '@/components/marketplace/marketplace';
import { marketplaceQuery, readFilter } from '@/components/marketplace/marketplace-query';
import { listCategories } from '@/lib/contract/platform';
import { exploreDigitalProducts } from '@/lib/contract/products';
import * as products from '@/lib/server/products/lists';
import { listReference } from '@/lib/server/reference/service';
import { pageAt } from '@/lib/server/requests/first-page';
import { getPageCtx } from '@/lib/server/requests/page-context';
import { publicPage } from '@/lib/server/requests/public-page';
import { paths } from '@/lib/shared/paths';

const page = definePage({
  namespace: 'products',
  query: (asked) => ({ filter: readFilter(asked), cursor: pageAt(asked.cursor).cursor }),
  access: getPageCtx,
  title: ({ t }) => t('market.title'),
  head: ({ t, title }) =>
    publicPage({ title, description: t('market.metaDescription'), path: paths.marketplace() }),
  messages: ['products'],
  load: ({ ctx, page, query: { filter, cursor } }) =>
    Promise.all([
      page.list(
        exploreDigitalProducts,
        { query: marketplaceQuery(filter) },
        (query) => products.exploreDigitalProducts(ctx, query),
        cursor,
      ),
      page.one(listCategories, {}, () => listReference(ctx, 'categories')),
    ]),
  subtitle: ({ t }) => t('market.subtitle'),
  view: ({ query }) => <Marketplace filter={query.filter} />,
});

export const { generateMetadata } = page;
export default page.Page;
