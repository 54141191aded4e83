'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ProductLine } from '@/components/checkout/product-line';
import { LoadError } from '@/components/session/load-error';
import { AppLink } from '@/components/ui/app-link';
import { Card } from '@/components/ui/card';
import { EmptyView } from '@/components/ui/empty-view';
import { LoadMore } from '@/components/ui/load-more';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { usePurchases } from '@/hooks/purchases/use-purchases';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { formatDate } from '@/lib/shared/dates';
import { paths } from '@/lib/shared/paths';
import styles from './purchases.module.css';

/** What the member has bought, each a step away from its files. */
export function Purchases() {
  const { t } = useTranslation(['orders', 'products']);
  const { intl } = useLocale();
  const purchases = usePurchases();
  if (purchases.isPending) {
    return (
      <SkeletonGroup className={styles.list}>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} shape="block" height={90} />
        ))}
      </SkeletonGroup>
    );
  }
  if (purchases.isError && purchases.items.length === 0) {
    return <LoadError title={t('purchases.failed')} query={purchases} />;
  }
  if (purchases.items.length === 0) {
    return (
      <EmptyView
        drawing="purchases"
        title={t('purchases.empty')}
        subtitle={t('purchases.emptyHint')}
        action={<Button href={paths.marketplace()}>{t('purchases.browse')}</Button>}
      />
    );
  }
  return (
    <>
      <Card as="div" padding="none">
        <ul aria-label={t('purchases.list')}>
          {purchases.items.map(({ _id, product, filesCount, grantedAt }) => (
            <ProductLine key={_id} product={product}>
              <span className={styles.facts}>
                <span>{t('products:files', { count: filesCount })}</span>
                <span>{t('purchases.bought', { date: formatDate(grantedAt, 'text', intl) })}</span>
              </span>
              <AppLink
                href={paths.library(_id)}
                className={styles.open}
                aria-label={t('purchases.openTitle', { title: product.title })}
              >
                {t('purchases.open')}
              </AppLink>
            </ProductLine>
          ))}
        </ul>
      </Card>
      <LoadMore
        hasMore={purchases.hasMore}
        loading={purchases.isLoadingMore}
        failed={purchases.moreFailed}
        onLoadMore={purchases.loadMore}
      />
    </>
  );
}
