import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { Tips } from '@/components/admin/tips/tips';
import { PageTitle } from '@/components/ui/page-title';
import { listAdminTips } from '@/lib/contract/tips';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { prefetch } from '@/lib/server/requests/prefetch';
import { listWaitingTips } from '@/lib/server/tips/waiting';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('operator');
  return { title: t('pages.tips.title'), robots: { index: false } };
}

export default async function TipsPage() {
  const ctx = await requireMember(paths.adminTips(), 'ADMIN');
  const { t } = await getTranslation('operator');
  const page = prefetch();
  await page.list(listAdminTips, {}, () => listWaitingTips(ctx, listAdminTips.query.parse({})));
  return (
    <Messages of={['tips']}>
      <HydrationBoundary state={page.state()}>
        <PageTitle subtitle={t('pages.tips.hint')}>{t('pages.tips.title')}</PageTitle>
        <Tips />
      </HydrationBoundary>
    </Messages>
  );
}
