import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { ReceivedTips } from '@/components/tips/received-tips';
import { PageTitle } from '@/components/ui/page-title';
import { listReceivedTips } from '@/lib/contract/tips';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { prefetch } from '@/lib/server/requests/prefetch';
import { listReceived } from '@/lib/server/tips/service';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('tips');
  return { title: t('received.title'), robots: { index: false } };
}

export default async function ReceivedTipsPage() {
  const ctx = await requireMember(paths.receivedTips(), 'CREATOR');
  const { t } = await getTranslation('tips');
  const page = prefetch();
  await page.list(listReceivedTips, {}, () => listReceived(ctx, listReceivedTips.query.parse({})));
  return (
    <Messages of={['tips']}>
      <HydrationBoundary state={page.state()}>
        <PageTitle subtitle={t('received.subtitle')}>{t('received.title')}</PageTitle>
        <ReceivedTips />
      </HydrationBoundary>
    </Messages>
  );
}
