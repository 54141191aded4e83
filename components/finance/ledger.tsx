'use client';

import Button from '@mui/material/Button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { Card } from '@/components/ui/card';
import { EmptyView } from '@/components/ui/empty-view';
import { LoadMore } from '@/components/ui/load-more';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useLedger } from '@/hooks/finance/use-ledger';
import { paths } from '@/lib/shared/paths';
import { LedgerRow } from './ledger-row';
import styles from './rows.module.css';

/** Every movement of the creator's money, newest first. */
export function Ledger() {
  const { t } = useTranslation('finance');
  const titleId = useId();
  const entries = useLedger();
  return (
    <Card padding="none" labelledBy={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('ledger.title')}
      </h2>
      {entries.isPending ? (
        <SkeletonGroup className={styles.bones}>
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} shape="block" height={56} />
          ))}
        </SkeletonGroup>
      ) : null}
      {entries.isError && entries.items.length === 0 ? (
        <LoadError title={t('ledger.failed')} query={entries} />
      ) : null}
      {entries.first && entries.items.length === 0 ? (
        <EmptyView
          drawing="chart"
          title={t('ledger.empty')}
          subtitle={t('ledger.emptyHint')}
          action={
            <Button href={paths.productCreate()} variant="outlined">
              {t('ledger.create')}
            </Button>
          }
        />
      ) : null}
      <ul>
        {entries.items.map((entry) => (
          <LedgerRow key={entry._id} entry={entry} />
        ))}
      </ul>
      <LoadMore
        hasMore={entries.hasMore}
        loading={entries.isLoadingMore}
        failed={entries.moreFailed}
        onLoadMore={entries.loadMore}
      />
    </Card>
  );
}
