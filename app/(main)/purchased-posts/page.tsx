import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { Purchases } from '@/components/purchases/purchases';
import { PageTitle } from '@/components/ui/page-title';
import { listPurchases } from '@/lib/contract/purchases';
import { listOwnRefunds } from '@/lib/contract/refunds';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import * as library from '@/lib/server/library/service';
import * as refunds from '@/lib/server/refunds/views';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { prefetch } from '@/lib/server/requests/prefetch';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('orders');
  return { title: t('purchases.title'), robots: { index: false } };
}

export default async function PurchasesPage() {
  const [ctx, { t }] = await Promise.all([requireMember(paths.purchasedPosts()), getTranslation('orders')]);
  const page = prefetch();
  await Promise.all([
    page.list(listPurchases, {}, () => library.listPurchases(ctx, listPurchases.query.parse({}))),
    page.list(listOwnRefunds, {}, () => refunds.listOwnRefunds(ctx, listOwnRefunds.query.parse({}))),
  ]);
  return (
    <Messages of={['products', 'orders', 'refunds']}>
      <HydrationBoundary state={page.state()}>
        <PageTitle subtitle={t('purchases.subtitle')}>{t('purchases.title')}</PageTitle>
        <Purchases />
      </HydrationBoundary>
    </Messages>
  );
}
