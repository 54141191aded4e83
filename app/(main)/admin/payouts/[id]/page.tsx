import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PayoutReview } from '@/components/admin/payouts/payout-review';
import { PageTitle } from '@/components/ui/page-title';
import { Id } from '@/lib/contract/fields';
import { getAdminPayout } from '@/lib/contract/operator-payouts';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import * as review from '@/lib/server/payouts/review';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { prefetch } from '@/lib/server/requests/prefetch';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('operator');
  return { title: t('pages.payouts.title'), robots: { index: false } };
}

type AdminPayoutPageProps = { params: Promise<{ id: string }> };

export default async function AdminPayoutPage({ params }: AdminPayoutPageProps) {
  const { id } = await params;
  if (!Id.safeParse(id).success) notFound();
  const ctx = await requireMember(paths.adminPayout(id), 'ADMIN');
  const { t } = await getTranslation('payouts');
  const page = prefetch();
  const { number } = await page.one(getAdminPayout, { params: { id } }, () => review.getAdmin(ctx, id));
  return (
    <Messages of={['payouts']}>
      <HydrationBoundary state={page.state()}>
        <PageTitle>{t('operator-payouts:number', { number: String(number) })}</PageTitle>
        <PayoutReview payoutId={id} />
      </HydrationBoundary>
    </Messages>
  );
}
