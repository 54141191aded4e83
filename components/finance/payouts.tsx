'use client';

import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ListView } from '@/components/session/query-view';
import { Card } from '@/components/ui/card';
import { EmptyView } from '@/components/ui/empty-view';
import { LoadMore } from '@/components/ui/load-more';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import { listPayouts } from '@/lib/client/endpoints.gen';
import { PayoutPanel } from './payout-panel';
import { PayoutRow } from './payout-row';
import styles from './rows.module.css';

/** Asking for a payout, and the list of payouts, newest first. */
export function Payouts() {
  const { t } = useTranslation('payouts');
  const titleId = useId();
  const payouts = useEndpointList(listPayouts, {});
  return (
    <>
      <PayoutPanel />
      <Card padding="none" labelledBy={titleId}>
        <h2 id={titleId} className={styles.title}>
          {t('list.title')}
        </h2>
        <ListView
          list={payouts}
          failed={t('list.failed')}
          skeleton={
            <SkeletonGroup className={styles.bones}>
              <Skeleton shape="block" height={56} />
            </SkeletonGroup>
          }
          empty={<EmptyView drawing="wallet" title={t('list.empty')} subtitle={t('list.emptyHint')} />}
        >
          {(rows) => (
            <ul>
              {rows.map((payout) => (
                <PayoutRow key={payout._id} payout={payout} />
              ))}
            </ul>
          )}
        </ListView>
        <LoadMore list={payouts} />
      </Card>
    </>
  );
}
