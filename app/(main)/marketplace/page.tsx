import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { Marketplace } from '@/components/marketplace/marketplace';
import { marketplaceQuery, readFilter } from '@/components/marketplace/marketplace-query';
import { PageTitle } from '@/components/ui/page-title';
import { listCategories } from '@/lib/contract/platform';
import { exploreDigitalProducts } from '@/lib/contract/products';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import * as products from '@/lib/server/products/lists';
import { listReference } from '@/lib/server/reference/service';
import { pageAt } from '@/lib/server/requests/first-page';
import { getPageCtx } from '@/lib/server/requests/page-context';
import { prefetch } from '@/lib/server/requests/prefetch';
import { publicPage } from '@/lib/server/requests/public-page';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('products');
  return publicPage({
    title: t('market.title'),
    description: t('market.metaDescription'),
    path: paths.marketplace(),
  });
}

type MarketplacePageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function MarketplacePage({ searchParams }: MarketplacePageProps) {
  const asked = await searchParams;
  const filter = readFilter(asked);
  const { cursor } = pageAt(asked.cursor);
  const [ctx, { t }] = await Promise.all([getPageCtx(), getTranslation('products')]);
  const page = prefetch();
  const query = marketplaceQuery(filter);
  await Promise.all([
    page.list(
      exploreDigitalProducts,
      { query },
      () => products.exploreDigitalProducts(ctx, exploreDigitalProducts.query.parse({ ...query, cursor })),
      cursor,
    ),
    page.one(listCategories, {}, () => listReference(ctx, 'categories')),
  ]);
  return (
    <Messages of={['products']}>
      <HydrationBoundary state={page.state()}>
        <PageTitle subtitle={t('market.subtitle')}>{t('market.title')}</PageTitle>
        <Marketplace filter={filter} />
      </HydrationBoundary>
    </Messages>
  );
}
