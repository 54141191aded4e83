'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { QueryView } from '@/components/session/query-view';
import { EmptyView } from '@/components/ui/empty-view';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useOrder } from '@/hooks/orders/use-order';
import { paths } from '@/lib/shared/paths';
import { OrderProgress } from './order-progress';
import { OrderRefunds } from './order-refunds';
import { Receipt } from './receipt';
import { TransferCard } from './transfer-card';

type OrderPageProps = {
  id: string;
  /** the payment that the buyer has just made */
  paid?: string;
  /** they asked for another card there */
  again?: boolean;
};

/** An order: its state, the next step, and its receipt. Loads again by itself while a payment is in progress. */
export function OrderPage({ id, paid, again }: OrderPageProps) {
  const { t } = useTranslation('orders');
  const query = useOrder(id);
  return (
    <QueryView
      query={query}
      failed={t('failed')}
      skeleton={
        <SkeletonGroup className="grid gap-4">
          <Skeleton shape="block" height={260} />
          <Skeleton shape="block" height={220} />
        </SkeletonGroup>
      }
      missing={
        <EmptyView
          drawing="lost"
          titleAs="h1"
          title={t('notFound')}
          subtitle={t('notFoundHint')}
          action={<Button href={paths.purchasedPosts()}>{t('action.purchases')}</Button>}
        />
      }
    >
      {(order) => (
        <div className="grid gap-4">
          <OrderProgress order={order} paid={paid} again={again} />
          <TransferCard order={order} />
          <Receipt order={order} />
          <OrderRefunds order={order} />
        </div>
      )}
    </QueryView>
  );
}
