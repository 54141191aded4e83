import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageColumn } from '@/components/layout/page-column';
import { OrderPage } from '@/components/orders/order-page';
import { listGateways } from '@/lib/contract/gateways';
import { getOrder } from '@/lib/contract/orders';
import { getOrderRefunds } from '@/lib/contract/refunds';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import * as orders from '@/lib/server/orders/service';
import { gatewaysOn } from '@/lib/server/payments/gateways';
import * as refunds from '@/lib/server/refunds/views';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { prefetch } from '@/lib/server/requests/prefetch';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('orders');
  return { title: t('metaTitle'), robots: { index: false } };
}

type OrderRouteProps = {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ paid?: string | string[]; again?: string | string[] }>;
};

export default async function OrderRoute({ params, searchParams }: OrderRouteProps) {
  const given = getOrder.params.safeParse(await params);
  if (!given.success) notFound();
  const { id } = given.data;
  const ctx = await requireMember(paths.order(id));
  const { paid, again } = await searchParams;
  const page = prefetch();
  await page.one(listGateways, {}, gatewaysOn);
  await Promise.all([
    page.one(getOrder, { params: { id } }, () => orders.getOrder(ctx, id)),
    page.one(getOrderRefunds, { params: { id } }, () => refunds.getOrderRefunds(ctx, id)),
  ]);
  return (
    <Messages of={['orders', 'refunds', 'checkout']}>
      <HydrationBoundary state={page.state()}>
        <PageColumn>
          <OrderPage id={id} paid={typeof paid === 'string' ? paid : undefined} again={again === '1'} />
        </PageColumn>
      </HydrationBoundary>
    </Messages>
  );
}
