import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { StuckPayments } from '@/components/admin/payments/stuck-payments';
import { PageTitle } from '@/components/ui/page-title';
import { listStuckPayments } from '@/lib/contract/stuck-payments';
import { getTranslation } from '@/lib/i18n/server';
import { listStuckOnes } from '@/lib/server/reconciliation/stuck';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { prefetch } from '@/lib/server/requests/prefetch';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('operator');
  return { title: t('pages.payments.title'), robots: { index: false } };
}

export default async function StuckPaymentsPage() {
  const ctx = await requireMember(paths.adminPayments(), 'ADMIN');
  const { t } = await getTranslation('operator');
  const page = prefetch();
  const query = { status: 'waiting' } as const;
  await page.list(listStuckPayments, { query }, () =>
    listStuckOnes(ctx, listStuckPayments.query.parse(query)),
  );
  return (
    <HydrationBoundary state={page.state()}>
      <PageTitle subtitle={t('pages.payments.hint')}>{t('pages.payments.title')}</PageTitle>
      <StuckPayments />
    </HydrationBoundary>
  );
}
