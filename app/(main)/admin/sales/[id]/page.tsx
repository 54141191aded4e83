import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SaleStoryPage } from '@/components/admin/sales/sale-story-page';
import { Id } from '@/lib/contract/fields';
import { getSaleStory } from '@/lib/contract/operator-sales';
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

type SalePageProps = { params: Promise<{ id: string }> };

export default async function SalePage({ params }: SalePageProps) {
  const { id } = await params;
  const ctx = await requireMember(paths.adminOrder(id), 'ADMIN');
  if (!Id.safeParse(id).success) notFound();
  const page = prefetch();
  await page.one(getSaleStory, { params: { id } }, () => sales.getSaleStory(ctx, id));
  return (
    <Messages of={['orders', 'checkout', 'refunds', 'sale-refunds', 'disputes']}>
      <HydrationBoundary state={page.state()}>
        <SaleStoryPage id={id} />
      </HydrationBoundary>
    </Messages>
  );
}
