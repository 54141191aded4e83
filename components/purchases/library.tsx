'use client';

import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import { useTranslation } from 'react-i18next';
import { partsOf } from '@/components/kinds/table';
import { RefundPolicy } from '@/components/products/refund-policy';
import { QueryView } from '@/components/session/query-view';
import { EmptyView } from '@/components/ui/empty-view';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { usePurchase } from '@/hooks/purchases/use-purchase';
import type { Payload } from '@/lib/contract/endpoint';
import type { getPurchase } from '@/lib/contract/purchases';
import { isolate } from '@/lib/shared/arabic';
import { paths } from '@/lib/shared/paths';
import { boughtThing } from './bought-thing';
import styles from './library.module.css';
import { LibraryHead } from './library-head';

const BoughtPost = dynamic(() => import('./bought-post').then((module) => module.BoughtPost));

type LibraryProps = { entitlementId: string };

/** An opened purchase: the content of its kind, and links to its order and product. */
export function Library({ entitlementId }: LibraryProps) {
  const { t } = useTranslation('orders');
  const query = usePurchase(entitlementId);
  return (
    <QueryView
      query={query}
      failed={t('library.failed')}
      skeleton={
        <SkeletonGroup className="stack gap-6">
          <Skeleton shape="block" height={180} />
          <Skeleton shape="block" height={64} />
          <Skeleton shape="block" height={64} />
        </SkeletonGroup>
      }
      missing={
        <EmptyView
          drawing="lost"
          titleAs="h1"
          title={t('library.notFound')}
          subtitle={t('library.notFoundHint')}
          action={<Button href={paths.purchasedPosts()}>{t('action.purchases')}</Button>}
        />
      }
    >
      {(purchase) =>
        purchase.access === 'active' ? <Opened purchase={purchase} /> : <LostAccess purchase={purchase} />
      }
    </QueryView>
  );
}

type PurchaseProps = { purchase: Payload<typeof getPurchase> };

function Opened({ purchase }: PurchaseProps) {
  if (purchase.post) {
    return (
      <div className="stack gap-6">
        <LibraryHead purchase={purchase} />
        <BoughtPost post={purchase.post} />
      </div>
    );
  }
  const { Room } = partsOf(purchase.kind);
  const hasTime = purchase.use === 'attend' || purchase.use === 'book';
  return (
    <div className="stack gap-6">
      <LibraryHead purchase={purchase} />
      <Room entitlementId={purchase._id} />
      {purchase.refundDays === null || hasTime ? null : <RefundPolicy days={purchase.refundDays} />}
    </div>
  );
}

/** It was cancelled, or its money is back or on the way: the order has the details. */
function LostAccess({ purchase }: PurchaseProps) {
  const { t } = useTranslation('orders');
  const { access, orderId, cancelledFor } = purchase;
  const state = cancelledFor ? 'cancelled' : access === 'revoked' ? 'revoked' : 'suspended';
  const { title, page } = boughtThing(purchase);
  const values = { title: isolate(title) };
  return (
    <EmptyView
      drawing="cart"
      titleAs="h1"
      title={t(`library.${state}`)}
      subtitle={[
        ...(cancelledFor ? [t(`library.cancelledFor.${cancelledFor}`, values)] : []),
        t(`library.${state}Hint`, values),
      ].join(' ')}
      action={
        <div className={styles.ways}>
          {orderId ? (
            <Button href={paths.order(orderId)}>{t('library.order')}</Button>
          ) : (
            <Button href={paths.purchasedPosts()}>{t('action.purchases')}</Button>
          )}
          {/* Whoever cancelled a booking may want another time. */}
          {access === 'revoked' && purchase.product ? (
            <Button variant="text" href={page}>
              {t('library.product')}
            </Button>
          ) : null}
        </div>
      }
    />
  );
}
