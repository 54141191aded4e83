import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { Receipts } from '@/components/admin/receipts/receipts';
import { PageTitle } from '@/components/ui/page-title';
import { listReceipts } from '@/lib/contract/transfers';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import * as queue from '@/lib/server/bank-transfers/queue';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { prefetch } from '@/lib/server/requests/prefetch';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('transfers');
  return { title: t('queue.title'), robots: { index: false } };
}

export default async function ReceiptsPage() {
  const ctx = await requireMember(paths.adminReceipts(), 'ADMIN');
  const { t } = await getTranslation('transfers');
  const page = prefetch();
  const query = { status: 'submitted' } as const;
  await page.list(listReceipts, { query }, () => queue.listQueue(ctx, listReceipts.query.parse(query)));
  return (
    <Messages of={['checkout']}>
      <HydrationBoundary state={page.state()}>
        <PageTitle subtitle={t('queue.subtitle')}>{t('queue.title')}</PageTitle>
        <Receipts />
      </HydrationBoundary>
    </Messages>
  );
}
