'use client';

import Button from '@mui/material/Button';
import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { RefundPolicy } from '@/components/products/refund-policy';
import { EmptyView } from '@/components/ui/empty-view';
import { ErrorBlock } from '@/components/ui/error-block';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { usePurchase } from '@/hooks/purchases/use-purchase';
import { useErrorText } from '@/hooks/use-error-text';
import { paths } from '@/lib/shared/paths';
import styles from './library.module.css';
import { LibraryFiles } from './library-files';
import { LibraryHead } from './library-head';

type LibraryProps = { entitlementId: string };

/** A purchase, opened: its files, and the ways to its order and product. */
export function Library({ entitlementId }: LibraryProps) {
  const { t } = useTranslation('orders');
  const errorText = useErrorText();
  const { data: purchase, error, refetch, isRefetching } = usePurchase(entitlementId);
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
        action={
          <Button component={Link} href={paths.purchasedPosts()}>
            {t('action.purchases')}
          </Button>
        }
      />
    );
  }
  if (error) {
    return (
      <ErrorBlock
        title={t('library.failed')}
        subtitle={errorText(error)}
        onRetry={() => void refetch()}
        retrying={isRefetching}
      />
    );
  }
  return (
    <SkeletonGroup className={styles.library}>
      <Skeleton shape="block" height={180} />
      <Skeleton shape="block" height={64} />
      <Skeleton shape="block" height={64} />
    </SkeletonGroup>
  );
}
