import Button from '@mui/material/Button';
import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { Finance } from '@/components/finance/finance';
import { EmptyView } from '@/components/ui/empty-view';
import { PageTitle } from '@/components/ui/page-title';
import { getBalance, listLedger, listPayouts } from '@/lib/contract/finance';
import { getTranslation } from '@/lib/i18n/server';
import * as finance from '@/lib/server/finance/service';
import { requireMember } from '@/lib/server/http/page-viewer';
import { prefetch } from '@/lib/server/http/prefetch';
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
  // The link stands in every member's drawer; the money is the business of those who earn.
  if (!(await finance.earns(ctx))) {
    return (
      <EmptyView
        drawing="chart"
        titleAs="h1"
        title={t('guest.title')}
        subtitle={t('guest.subtitle')}
        action={<Button href={paths.marketplace()}>{t('guest.action')}</Button>}
      />
    );
  }
  const page = prefetch();
  const chosen = tab === 'revenue-report' ? 'revenue-report' : 'balance';
  if (chosen === 'balance') {
    await Promise.all([
      page.one(getBalance, {}, () => finance.getBalance(ctx)),
      page.list(listLedger, {}, () => finance.listLedger(ctx, listLedger.query.parse({}))),
      page.list(listPayouts, {}, () => finance.listPayouts(ctx, listPayouts.query.parse({}))),
    ]);
  }
  return (
    <HydrationBoundary state={page.state()}>
      <PageTitle>{t('title')}</PageTitle>
      <Finance tab={chosen} />
    </HydrationBoundary>
  );
}
