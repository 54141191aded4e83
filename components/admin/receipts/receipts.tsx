'use client';

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { EmptyView } from '@/components/ui/empty-view';
import { LoadMore } from '@/components/ui/load-more';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { TabsBar } from '@/components/ui/tabs-bar';
import { type ReceiptState, useReceipts } from '@/hooks/admin/use-receipts';
import { ReceiptCard } from './receipt-card';
import styles from './receipts.module.css';
import { TransferRefunds } from './transfer-refunds';

const STATES: readonly ReceiptState[] = ['submitted', 'approved', 'rejected'];

/** Receipts that wait, those that were decided, and money that is to be sent back. */
export function Receipts() {
  const { t } = useTranslation('transfers');
  const [tab, setTab] = useState<string>('submitted');
  const items = [...STATES, 'refunds' as const].map((value) => ({ value, label: t(`queue.${value}`) }));
  const state = STATES.find((each) => each === tab);
  return (
    <div className={styles.page}>
      <TabsBar items={items} value={tab} label={t('queue.title')} onChange={setTab} />
      {state ? <ReceiptList status={state} /> : <TransferRefunds />}
    </div>
  );
}

type ReceiptListProps = { status: ReceiptState };

function ReceiptList({ status }: ReceiptListProps) {
  const { t } = useTranslation('transfers');
  const list = useReceipts(status);
  if (list.isPending) {
    return (
      <SkeletonGroup className={styles.page}>
        {[1, 2].map((row) => (
          <Skeleton key={row} shape="block" height={180} />
        ))}
      </SkeletonGroup>
    );
  }
  if (list.isError && list.items.length === 0) return <LoadError title={t('queue.failed')} query={list} />;
  if (list.items.length === 0)
    return <EmptyView drawing="purchases" title={t('queue.empty')} subtitle={t('queue.emptyHint')} />;
  return (
    <>
      <ul aria-label={t('queue.title')} className={styles.page}>
        {list.items.map((receipt) => (
          <ReceiptCard key={receipt._id} receipt={receipt} />
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
