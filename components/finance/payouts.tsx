'use client';

import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { Card } from '@/components/ui/card';
import { EmptyView } from '@/components/ui/empty-view';
import { LoadMore } from '@/components/ui/load-more';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { usePayouts } from '@/hooks/finance/use-payouts';
import { PayoutPanel } from './payout-panel';
import { PayoutRow } from './payout-row';
import styles from './rows.module.css';

/** Asking for a payout, and the list of payouts, newest first. */
export function Payouts() {
  const { t } = useTranslation('payouts');
  const titleId = useId();
  const payouts = usePayouts();
  return (
    <>
      <PayoutPanel />
      <Card padding="none" labelledBy={titleId}>
        <h2 id={titleId} className={styles.title}>
          {t('list.title')}
        </h2>
        {payouts.isPending ? (
          <SkeletonGroup className={styles.bones}>
            <Skeleton shape="block" height={56} />
          </SkeletonGroup>
        ) : null}
        {payouts.isError && payouts.items.length === 0 ? (
          <LoadError title={t('list.failed')} query={payouts} />
        ) : null}
        {payouts.first && payouts.items.length === 0 ? (
          <EmptyView drawing="wallet" title={t('list.empty')} subtitle={t('list.emptyHint')} />
        ) : null}
        <ul>
          {payouts.items.map((payout) => (
            <PayoutRow key={payout._id} payout={payout} />
          ))}
        </ul>
        <LoadMore list={payouts} />
      </Card>
    </>
  );
}
