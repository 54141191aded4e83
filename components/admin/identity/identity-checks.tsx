'use client';

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { EmptyView } from '@/components/ui/empty-view';
import { LoadMore } from '@/components/ui/load-more';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { TabsBar } from '@/components/ui/tabs-bar';
import { type CheckState, useIdentityChecks } from '@/hooks/admin/use-identity-checks';
import { IdentityCard } from './identity-card';
import styles from './identity-checks.module.css';

const STATES: readonly CheckState[] = ['submitted', 'approved', 'rejected'];

/** Identity checks that wait, and those that were decided. */
export function IdentityChecks() {
  const { t } = useTranslation('identity');
  const [tab, setTab] = useState<string>('submitted');
  const items = STATES.map((value) => ({ value, label: t(`queue.tab.${value}`) }));
  return (
    <div className={styles.page}>
      <TabsBar items={items} value={tab} label={t('queue.title')} onChange={setTab} />
      <CheckList status={STATES.find((state) => state === tab) ?? 'submitted'} />
    </div>
  );
}

type CheckListProps = { status: CheckState };

function CheckList({ status }: CheckListProps) {
  const { t } = useTranslation('identity');
  const list = useIdentityChecks(status);
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
    return <EmptyView drawing="people" title={t('queue.empty')} subtitle={t('queue.emptyHint')} />;
  return (
    <>
      <ul aria-label={t('queue.title')} className={styles.page}>
        {list.items.map((check) => (
          <IdentityCard key={check._id} check={check} />
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
