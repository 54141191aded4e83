import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { RevenueDetails } from '@/components/revenue/revenue-details';
import { AppLink } from '@/components/ui/app-link';
import { PageTitle } from '@/components/ui/page-title';
import { getRevenueDetails } from '@/lib/contract/revenue-share';
import { Messages } from '@/lib/i18n/page-messages';
import { getLocale, getTranslation } from '@/lib/i18n/server';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { prefetch } from '@/lib/server/requests/prefetch';
import * as revenue from '@/lib/server/revenue-share/service';
import { formatMonth, isMonth } from '@/lib/shared/months';
import { paths } from '@/lib/shared/paths';

type ReportPageProps = { params: Promise<{ month: string }> };

async function titleOf({ params }: ReportPageProps): Promise<{ month: string; title: string }> {
  const [{ month }, { intl }, { t }] = await Promise.all([params, getLocale(), getTranslation('revenue')]);
  if (!isMonth(month)) notFound();
  return { month, title: t('details.title', { month: formatMonth(month, intl) }) };
}

export async function generateMetadata(props: ReportPageProps): Promise<Metadata> {
  return { title: (await titleOf(props)).title, robots: { index: false } };
}

export default async function RevenueReportPage(props: ReportPageProps) {
  const { month, title } = await titleOf(props);
  const [ctx, { t }] = await Promise.all([
    requireMember(paths.revenueReport(month)),
    getTranslation('revenue'),
  ]);
  const page = prefetch();
  const query = getRevenueDetails.query.parse({ month });
  await page.list(getRevenueDetails, { query: { month } }, () => revenue.getRevenueDetails(ctx, query));
  return (
    <Messages of={['finance']}>
      <HydrationBoundary state={page.state()}>
        <PageTitle subtitle={<AppLink href={paths.finance('revenue-report')}>{t('details.back')}</AppLink>}>
          {title}
        </PageTitle>
        <RevenueDetails month={month} />
      </HydrationBoundary>
    </Messages>
  );
}
