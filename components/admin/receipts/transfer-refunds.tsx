'use client';

import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { BidiText } from '@/components/ui/bidi-text';
import { Card } from '@/components/ui/card';
import { EmptyView } from '@/components/ui/empty-view';
import { LoadMore } from '@/components/ui/load-more';
import { Money } from '@/components/ui/money';
import { Skeleton } from '@/components/ui/skeleton';
import { TimeAgo } from '@/components/ui/time-ago';
import { useTransferRefunds } from '@/hooks/admin/use-receipts';
import styles from './receipts.module.css';
import { SendBack } from './send-back';

/** Money of transfers that somebody has to send back by hand. */
export function TransferRefunds() {
  const { t } = useTranslation('transfers');
  const list = useTransferRefunds();
  if (list.isPending) return <Skeleton shape="block" height={120} />;
  if (list.isError && list.items.length === 0) return <LoadError title={t('queue.failed')} query={list} />;
  if (list.items.length === 0) return <EmptyView drawing="purchases" title={t('queue.noRefunds')} />;
  return (
    <>
      <ul aria-label={t('queue.refunds')} className={styles.page}>
        {list.items.map((refund) => (
          <Card as="li" key={refund._id} padding="large" className={styles.card}>
            <p className={styles.line}>
              <Money money={refund.amount} className={styles.due} />
              <BidiText>{refund.buyer.name}</BidiText>
              <bdi dir="ltr">{refund.orderNumber}</bdi>
              <bdi dir="ltr">{refund.reference}</bdi>
              <TimeAgo time={refund.askedAt} />
            </p>
            <SendBack refund={refund} />
          </Card>
        ))}
      </ul>
      <LoadMore
        hasMore={list.hasMore}
        loading={list.isLoadingMore}
        failed={list.moreFailed}
        onLoadMore={list.loadMore}
      />
    </>
  );
}
