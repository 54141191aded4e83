import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { BankFiles } from '@/components/admin/payouts/bank-files';
import { PayoutQueue } from '@/components/admin/payouts/payout-queue';
import styles from '@/components/admin/payouts/payouts.module.css';
import { SendWaiting } from '@/components/admin/payouts/send-waiting';
import { PageTitle } from '@/components/ui/page-title';
import { listAdminPayouts, listPayoutBatches, PayoutQueue as Queue } from '@/lib/contract/operator-payouts';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import * as batches from '@/lib/server/payouts/batches';
import * as review from '@/lib/server/payouts/review';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { prefetch } from '@/lib/server/requests/prefetch';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('operator');
  return { title: t('pages.payouts.title'), robots: { index: false } };
}

type AdminPayoutsPageProps = { searchParams: Promise<{ status?: string | string[] }> };

export default async function AdminPayoutsPage({ searchParams }: AdminPayoutsPageProps) {
  const status = Queue.safeParse((await searchParams).status).data ?? 'pending';
  const ctx = await requireMember(paths.adminPayouts(status), 'ADMIN');
  const { t } = await getTranslation('operator');
  const page = prefetch();
  await Promise.all([
    page.list(listAdminPayouts, { query: { status } }, () =>
      review.listAdmin(ctx, listAdminPayouts.query.parse({ status })),
    ),
    page.list(listPayoutBatches, {}, () => batches.listPayoutBatches(ctx, listPayoutBatches.query.parse({}))),
  ]);
  return (
    <Messages of={['payouts']}>
      <HydrationBoundary state={page.state()}>
        <PageTitle subtitle={t('pages.payouts.hint')}>{t('pages.payouts.title')}</PageTitle>
        <div className={styles.page}>
          <PayoutQueue status={status} />
          <SendWaiting />
          <BankFiles />
        </div>
      </HydrationBoundary>
    </Messages>
  );
}
