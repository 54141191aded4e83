import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { Dashboard } from '@/components/creator/dashboard';
import { PageTitle } from '@/components/ui/page-title';
import { getCreatorStats } from '@/lib/contract/creator-stats';
import { getBalance } from '@/lib/contract/finance';
import { listUserProducts } from '@/lib/contract/products';
import { getSetupGuide } from '@/lib/contract/setup-guide';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import * as stats from '@/lib/server/creator-stats/service';
import * as finance from '@/lib/server/finance/service';
import * as products from '@/lib/server/products/lists';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { prefetch } from '@/lib/server/requests/prefetch';
import * as guide from '@/lib/server/setup-guide/service';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('creator');
  return { title: t('dashboard.title'), robots: { index: false } };
}

export default async function DashboardPage() {
  const ctx = await requireMember(paths.creatorDashboard(), 'CREATOR');
  const { t } = await getTranslation('creator');
  const page = prefetch();
  const userId = ctx.viewer.id;
  await Promise.all([
    page.one(getSetupGuide, {}, () => guide.getSetupGuide(ctx)),
    page.one(getCreatorStats, { query: { range: '30d' } }, () => stats.getCreatorStats(ctx, '30d')),
    page.one(getBalance, {}, () => finance.getBalance(ctx)),
    page.list(listUserProducts, { params: { id: userId } }, () =>
      products.listUserProducts(ctx, userId, listUserProducts.query.parse({})),
    ),
  ]);
  return (
    <Messages of={['creator', 'figures', 'finance', 'products']}>
      <HydrationBoundary state={page.state()}>
        <PageTitle subtitle={t('dashboard.subtitle')}>{t('dashboard.title')}</PageTitle>
        <Dashboard userId={userId} />
      </HydrationBoundary>
    </Messages>
  );
}
