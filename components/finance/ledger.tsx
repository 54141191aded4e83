'use client';

import Button from '@mui/material/Button';
import Link from 'next/link';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '@/components/ui/card';
import { EmptyView } from '@/components/ui/empty-view';
import { ErrorBlock } from '@/components/ui/error-block';
import { LoadMore } from '@/components/ui/load-more';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useLedger } from '@/hooks/finance/use-ledger';
import { useErrorText } from '@/hooks/use-error-text';
import { paths } from '@/lib/shared/paths';
import { LedgerRow } from './ledger-row';
import styles from './rows.module.css';

/** Every movement of the creator's money, newest first. */
export function Ledger() {
  const { t } = useTranslation('finance');
  const errorText = useErrorText();
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
        <ErrorBlock
          title={t('ledger.failed')}
          subtitle={errorText(entries.error)}
          onRetry={() => void entries.refetch()}
          retrying={entries.isRefetching}
        />
      ) : null}
      {entries.first && entries.items.length === 0 ? (
        <EmptyView
          drawing="chart"
          title={t('ledger.empty')}
          subtitle={t('ledger.emptyHint')}
          action={
            <Button component={Link} href={paths.productCreate()} variant="outlined">
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
