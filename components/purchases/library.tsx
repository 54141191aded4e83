'use client';

import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import { useTranslation } from 'react-i18next';
import { partsOf } from '@/components/kinds/table';
import { RefundPolicy } from '@/components/products/refund-policy';
import { LoadError } from '@/components/session/load-error';
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
  const { data: purchase, error } = query;
  if (purchase && purchase.access !== 'active') return <LostAccess purchase={purchase} />;
  if (purchase?.post) {
    return (
      <div className="stack gap-6">
        <LibraryHead purchase={purchase} />
        <BoughtPost post={purchase.post} />
      </div>
    );
  }
  if (purchase) {
    const { Room } = partsOf(purchase.kind);
    const hasTime = purchase.use === 'attend' || purchase.use === 'book';
    return (
      <div className="stack gap-6">
        <LibraryHead purchase={purchase} />
        <Room entitlementId={entitlementId} />
        {purchase.refundDays === null || hasTime ? null : <RefundPolicy days={purchase.refundDays} />}
      </div>
    );
  }
  if (error?.code === 'not_found') {
    return (
      <EmptyView
        drawing="lost"
        titleAs="h1"
        title={t('library.notFound')}
        subtitle={t('library.notFoundHint')}
        action={<Button href={paths.purchasedPosts()}>{t('action.purchases')}</Button>}
      />
    );
  }
  if (error) {
    return <LoadError title={t('library.failed')} query={query} />;
  }
  return (
    <SkeletonGroup className="stack gap-6">
      <Skeleton shape="block" height={180} />
      <Skeleton shape="block" height={64} />
      <Skeleton shape="block" height={64} />
    </SkeletonGroup>
  );
}

type LostAccessProps = { purchase: Payload<typeof getPurchase> };

/** It was cancelled, or its money is back or on the way: the order has the details. */
function LostAccess({ purchase }: LostAccessProps) {
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
