import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { Finance } from '@/components/finance/finance';
import { PageTitle } from '@/components/ui/page-title';
import { getBalance } from '@/lib/contract/finance';
import { getIncome, listLedger } from '@/lib/contract/ledger';
import { getPayoutOptions, listPayouts } from '@/lib/contract/payouts';
import { getCurrentRevenueShare, listRevenueReports } from '@/lib/contract/revenue-share';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import * as income from '@/lib/server/finance/income';
import * as ledger from '@/lib/server/finance/ledger';
import * as finance from '@/lib/server/finance/service';
import * as payouts from '@/lib/server/payouts/service';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { prefetch } from '@/lib/server/requests/prefetch';
import * as revenue from '@/lib/server/revenue-share/service';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('finance');
  return { title: t('title'), robots: { index: false } };
}

type FinancePageProps = { searchParams: Promise<{ tab?: string | string[] }> };

export default async function FinancePage({ searchParams }: FinancePageProps) {
  const [ctx, { t }, { tab }] = await Promise.all([
    requireMember(paths.finance()),
    getTranslation('finance'),
    searchParams,
  ]);
  const page = prefetch();
  const chosen = tab === 'revenue-report' ? 'revenue-report' : 'balance';
  // Every member's drawer links here. Only members who earn have a balance; everybody may see the pool.
  const earns = await finance.earns(ctx);
  if (chosen === 'revenue-report') {
    await Promise.all([
      page.one(getCurrentRevenueShare, {}, () => revenue.getCurrentRevenueShare(ctx)),
      page.list(listRevenueReports, {}, () =>
        revenue.listRevenueReports(ctx, listRevenueReports.query.parse({})),
      ),
    ]);
  } else if (earns) {
    await Promise.all([
      page.one(getBalance, {}, () => finance.getBalance(ctx)),
      page.one(getIncome, { query: { period: 'year' } }, () => income.getIncome(ctx, 'year')),
      page.list(listLedger, {}, () => ledger.listLedger(ctx, listLedger.query.parse({}))),
      page.one(getPayoutOptions, {}, () => payouts.getPayoutOptions(ctx)),
      page.list(listPayouts, {}, () => payouts.listPayouts(ctx, listPayouts.query.parse({}))),
    ]);
  }
  return (
    <Messages of={['finance', 'payouts']}>
      <HydrationBoundary state={page.state()}>
        <PageTitle>{t('title')}</PageTitle>
        <Finance tab={chosen} earns={earns} />
      </HydrationBoundary>
    </Messages>
  );
}
