import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { Overview } from '@/components/admin/overview';
import { PageTitle } from '@/components/ui/page-title';
import { getWaiting } from '@/lib/contract/operator';
import { getTranslation } from '@/lib/i18n/server';
import * as operator from '@/lib/server/operator/waiting';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { prefetch } from '@/lib/server/requests/prefetch';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('operator');
  return { title: t('title'), robots: { index: false } };
}

export default async function AdminPage() {
  const ctx = await requireMember(paths.admin(), 'ADMIN');
  const { t } = await getTranslation('operator');
  const page = prefetch();
  await page.one(getWaiting, {}, () => operator.getWaiting(ctx));
  return (
    <HydrationBoundary state={page.state()}>
      <PageTitle subtitle={t('subtitle')}>{t('title')}</PageTitle>
      <Overview />
    </HydrationBoundary>
  );
}
