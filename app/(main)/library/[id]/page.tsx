import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageColumn } from '@/components/layout/page-column';
import { Library } from '@/components/purchases/library';
import { getPurchase } from '@/lib/contract/purchases';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import { kindOf } from '@/lib/server/kinds/index';
import * as library from '@/lib/server/library/service';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { prefetch } from '@/lib/server/requests/prefetch';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('orders');
  return { title: t('purchases.title'), robots: { index: false } };
}

type LibraryPageProps = { params: Promise<{ id: string }> };

export default async function LibraryPage({ params }: LibraryPageProps) {
  const given = getPurchase.params.safeParse(await params);
  if (!given.success) notFound();
  const { id } = given.data;
  const ctx = await requireMember(paths.library(id));
  const page = prefetch();
  const purchase = await page.one(getPurchase, { params: { id } }, () => library.getPurchase(ctx, id));
  const { access, product } = purchase;
  if (access === 'active' && product) await kindOf(product.type).openRoom(ctx, id, page);
  return (
    <Messages of={['products', 'orders']}>
      <HydrationBoundary state={page.state()}>
        <PageColumn>
          <Library entitlementId={id} />
        </PageColumn>
      </HydrationBoundary>
    </Messages>
  );
}
