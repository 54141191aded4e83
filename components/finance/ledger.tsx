'use client';

import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListView } from '@/components/session/query-view';
import { Card } from '@/components/ui/card';
import { EmptyView } from '@/components/ui/empty-view';
import { Icon } from '@/components/ui/icon';
import { LoadMore } from '@/components/ui/load-more';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useDownload } from '@/hooks/use-download';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import { exportLedger, listLedger } from '@/lib/client/endpoints.gen';
import type { Period } from '@/lib/contract/ledger';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { paths } from '@/lib/shared/paths';
import { LedgerFilters } from './ledger-filters';
import { LedgerRow } from './ledger-row';
import styles from './rows.module.css';

/** Every movement of the member's money, newest first, with filters for kind and time, and the same list as a file. */
export function Ledger() {
  const { t } = useTranslation('finance');
  const titleId = useId();
  const [period, setPeriod] = useState<Period>({});
  const zone = useTimeZone();
  // The days of the filter are those of the dates beside the entries.
  const asked = period.from || period.to ? { ...period, timeZone: zone } : period;
  const entries = useEndpointList(listLedger, { query: asked });
  const file = useDownload(exportLedger);
  const isFiltered = Object.values(period).some(Boolean);
  const isEmpty = entries.first !== undefined && entries.items.length === 0;
  return (
    <Card padding="none" labelledBy={titleId}>
      <header className={`row cluster spread ${styles.bar}`}>
        <h2 id={titleId} className={styles.title}>
          {t('ledger.title')}
        </h2>
        <Button variant="text" href={paths.saleRefunds()} className={styles.aside}>
          {t('ledger.refunds')}
        </Button>
        <Button
          variant="outlined"
          startIcon={<Icon name="download" size={20} />}
          loading={file.isPending}
          disabled={isEmpty}
          onClick={() => file.save({ query: asked }, 'qeema-ledger.csv')}
        >
          {t('ledger.export')}
        </Button>
      </header>
      <LedgerFilters value={period} onChange={setPeriod} />
      <ListView
        list={entries}
        failed={t('ledger.failed')}
        skeleton={
          <SkeletonGroup className={styles.bones}>
            {[1, 2, 3].map((row) => (
              <Skeleton key={row} shape="block" height={56} />
            ))}
          </SkeletonGroup>
        }
        empty={
          isFiltered ? (
            <EmptyView drawing="search" title={t('ledger.none')} subtitle={t('ledger.noneHint')} />
          ) : (
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
          )
        }
      >
        {(rows) => (
          <ul>
            {rows.map((entry) => (
              <LedgerRow key={entry._id} entry={entry} />
            ))}
          </ul>
        )}
      </ListView>
      <LoadMore list={entries} />
    </Card>
  );
}
