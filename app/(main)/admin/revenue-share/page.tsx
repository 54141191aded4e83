import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { RevenueMonths } from '@/components/admin/revenue/revenue-months';
import { PageTitle } from '@/components/ui/page-title';
import { listRevenueMonths } from '@/lib/contract/revenue-share';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { prefetch } from '@/lib/server/requests/prefetch';
import * as revenue from '@/lib/server/revenue-share/operator';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('revenue');
  return { title: t('operator.title'), robots: { index: false } };
}

export default async function RevenueSharePage() {
  const ctx = await requireMember(paths.adminRevenueShare(), 'ADMIN');
  const { t } = await getTranslation('revenue');
  const page = prefetch();
  await page.list(listRevenueMonths, {}, () =>
    revenue.listRevenueMonths(ctx, listRevenueMonths.query.parse({})),
  );
  return (
    <Messages of={['finance']}>
      <HydrationBoundary state={page.state()}>
        <PageTitle subtitle={t('operator.subtitle')}>{t('operator.title')}</PageTitle>
        <RevenueMonths />
      </HydrationBoundary>
    </Messages>
  );
}
