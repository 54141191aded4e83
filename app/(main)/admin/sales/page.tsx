import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { SaleList } from '@/components/admin/sales/sale-list';
import { PageTitle } from '@/components/ui/page-title';
import { listSales } from '@/lib/contract/operator-sales';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { prefetch } from '@/lib/server/requests/prefetch';
import * as sales from '@/lib/server/sales/service';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('operator');
  return { title: t('pages.sales.title'), robots: { index: false } };
}

type SalesPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const Filter = listSales.query.pick({ q: true });

export default async function SalesPage({ searchParams }: SalesPageProps) {
  // Ignores values in the address that do not exist.
  const { q } = Filter.safeParse(await searchParams).data ?? {};
  const ctx = await requireMember(paths.adminSales(q), 'ADMIN');
  const { t } = await getTranslation('operator');
  const page = prefetch();
  const query = q ? { q } : {};
  await page.list(listSales, { query }, () => sales.listSales(ctx, listSales.query.parse(query)));
  return (
    <Messages of={['orders']}>
      <HydrationBoundary state={page.state()}>
        <PageTitle subtitle={t('pages.sales.hint')}>{t('pages.sales.title')}</PageTitle>
        <SaleList q={q} />
      </HydrationBoundary>
    </Messages>
  );
}
