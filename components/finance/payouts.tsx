'use client';

import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { Card } from '@/components/ui/card';
import { EmptyView } from '@/components/ui/empty-view';
import { LoadMore } from '@/components/ui/load-more';
import { Money } from '@/components/ui/money';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { StatusChip, type StatusTone } from '@/components/ui/status-chip';
import { usePayouts } from '@/hooks/finance/use-payouts';
import type { PayoutStatus } from '@/lib/contract/payouts';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { formatDate } from '@/lib/shared/dates';
import styles from './rows.module.css';

/** The specification's words and colours (section 4): pending and in-progress look alike. */
const tones: Record<PayoutStatus, StatusTone> = {
  pending: 'warning',
  in_progress: 'warning',
  transferred: 'success',
  failed: 'error',
};

/** What was sent to the creator's bank, newest first. */
export function Payouts() {
  const { t } = useTranslation('finance');
  const { intl } = useLocale();
  const titleId = useId();
  const payouts = usePayouts();
  return (
    <Card padding="none" labelledBy={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('payouts.title')}
      </h2>
      {payouts.isPending ? (
        <SkeletonGroup className={styles.bones}>
          <Skeleton shape="block" height={56} />
        </SkeletonGroup>
      ) : null}
      {payouts.isError && payouts.items.length === 0 ? (
        <LoadError title={t('payouts.failed')} query={payouts} />
      ) : null}
      {payouts.first && payouts.items.length === 0 ? (
        <EmptyView drawing="wallet" title={t('payouts.empty')} subtitle={t('payouts.emptyHint')} />
      ) : null}
      <ul>
        {payouts.items.map(({ _id, amount, status, createdAt }) => (
          <li key={_id} className={styles.row}>
            <div className={styles.words}>
              <p className={styles.head}>
                <Money money={amount} className={styles.amount} />
              </p>
              <p className={styles.facts}>
                <time dateTime={createdAt}>{formatDate(createdAt, 'text', intl)}</time>
              </p>
            </div>
            <StatusChip
              label={t(`payouts.status.${status}`)}
              title={t(`payouts.statusTitle.${status}`)}
              tone={tones[status]}
            />
          </li>
        ))}
      </ul>
      <LoadMore
        hasMore={payouts.hasMore}
        loading={payouts.isLoadingMore}
        failed={payouts.moreFailed}
        onLoadMore={payouts.loadMore}
      />
    </Card>
  );
}
