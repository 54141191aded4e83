'use client';

import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { AppLink } from '@/components/ui/app-link';
import { BidiText } from '@/components/ui/bidi-text';
import { Card } from '@/components/ui/card';
import { EmptyView } from '@/components/ui/empty-view';
import { LoadMore } from '@/components/ui/load-more';
import { Money } from '@/components/ui/money';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { StatusChip } from '@/components/ui/status-chip';
import { useSales } from '@/hooks/admin/use-sales';
import type { SaleRow } from '@/lib/contract/operator-sales';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { formatDateTime } from '@/lib/shared/dates';
import { paths } from '@/lib/shared/paths';
import { SaleSearch } from './sale-search';
import { orderTones } from './sale-tones';
import styles from './sales.module.css';
import { useGatewayName } from './use-gateway-name';

type SaleListProps = { q: string | undefined };

/** Orders, found by what somebody writes who asks about one. */
export function SaleList({ q }: SaleListProps) {
  return (
    <>
      <SaleSearch key={q ?? ''} q={q} />
      <Found q={q} />
    </>
  );
}

function Found({ q }: SaleListProps) {
  const { t } = useTranslation('operator-sales');
  const list = useSales(q);
  if (list.isPending) {
    return (
      <SkeletonGroup className={styles.page}>
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} shape="block" height={72} />
        ))}
      </SkeletonGroup>
    );
  }
  if (list.isError && list.items.length === 0) return <LoadError title={t('failed')} query={list} />;
  if (list.items.length === 0)
    return (
      <EmptyView drawing="search" title={t(q ? 'empty' : 'none')} subtitle={q ? t('emptyHint') : undefined} />
    );
  return (
    <>
      <Card as="div" padding="none">
        <ul aria-label={t('list')} className={styles.list}>
          {list.items.map((sale) => (
            <Row key={sale._id} sale={sale} />
          ))}
        </ul>
      </Card>
      <LoadMore
        hasMore={list.hasMore}
        loading={list.isLoadingMore}
        failed={list.moreFailed}
        onLoadMore={list.loadMore}
      />
    </>
  );
}

type RowProps = { sale: SaleRow };

function Row({ sale }: RowProps) {
  const { t } = useTranslation(['operator-sales', 'orders']);
  const { intl } = useLocale();
  const gatewayName = useGatewayName();
  return (
    <li>
      <AppLink href={paths.adminOrder(sale._id)} className={styles.row}>
        <span className={styles.words}>
          <span className={styles.line}>
            <bdi dir="ltr" className={styles.name}>
              {sale.number}
            </bdi>
            <BidiText className={styles.quiet}>{sale.titles.join(' · ')}</BidiText>
          </span>
          <span className={`${styles.line} ${styles.quiet}`}>
            <BidiText>{sale.buyer.name}</BidiText>
            {sale.email ? <bdi dir="ltr">{sale.email}</bdi> : null}
            <time dateTime={sale.createdAt}>{formatDateTime(sale.createdAt, intl)}</time>
            {sale.gateway ? <span>{gatewayName(sale.gateway)}</span> : null}
          </span>
        </span>
        <Money money={sale.total} className={styles.amount} />
        <StatusChip label={t(`orders:status.${sale.status}`)} tone={orderTones[sale.status]} />
      </AppLink>
    </li>
  );
}
