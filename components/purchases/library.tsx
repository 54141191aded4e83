'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { RefundPolicy } from '@/components/products/refund-policy';
import { LoadError } from '@/components/session/load-error';
import { EmptyView } from '@/components/ui/empty-view';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { usePurchase } from '@/hooks/purchases/use-purchase';
import { paths } from '@/lib/shared/paths';
import styles from './library.module.css';
import { LibraryFiles } from './library-files';
import { LibraryHead } from './library-head';

type LibraryProps = { entitlementId: string };

/** A purchase, opened: its files, and the ways to its order and product. */
export function Library({ entitlementId }: LibraryProps) {
  const { t } = useTranslation('orders');
  const query = usePurchase(entitlementId);
  const { data: purchase, error } = query;
  if (purchase) {
    return (
      <div className={styles.library}>
        <LibraryHead purchase={purchase} />
        <LibraryFiles entitlementId={entitlementId} files={purchase.files} />
        {purchase.refundDays === null ? null : <RefundPolicy days={purchase.refundDays} />}
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
    <SkeletonGroup className={styles.library}>
      <Skeleton shape="block" height={180} />
      <Skeleton shape="block" height={64} />
      <Skeleton shape="block" height={64} />
    </SkeletonGroup>
  );
}
