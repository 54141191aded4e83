'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ListView } from '@/components/session/query-view';
import { AppLink } from '@/components/ui/app-link';
import { BidiText } from '@/components/ui/bidi-text';
import { Card } from '@/components/ui/card';
import { EmptyView } from '@/components/ui/empty-view';
import { LoadMore } from '@/components/ui/load-more';
import { Money } from '@/components/ui/money';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { StatusChip } from '@/components/ui/status-chip';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import { listAdminPayouts } from '@/lib/client/endpoints.gen';
import { PAYOUT_QUEUES } from '@/lib/contract/choices';
import type { AdminPayoutRow, PayoutQueue as Queue } from '@/lib/contract/operator-payouts';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { isolate } from '@/lib/shared/arabic';
import { masked } from '@/lib/shared/bank-accounts';
import { formatMoneyDate } from '@/lib/shared/dates';
import { numberFormat } from '@/lib/shared/intl';
import { paths } from '@/lib/shared/paths';
import styles from './payouts.module.css';
import { TONES } from './tones';

type PayoutQueueProps = { status: Queue };

/** Payouts in one state. Each row opens with all facts that its decision needs. */
export function PayoutQueue({ status }: PayoutQueueProps) {
  const { t } = useTranslation(['payouts', 'operator-payouts']);
  const payouts = useEndpointList(listAdminPayouts, { query: { status } });
  return (
    <div className={styles.page}>
      <nav aria-label={t('operator-payouts:filter')} className="cluster gap-2">
        {PAYOUT_QUEUES.map((option) => (
          <Button
            key={option}
            href={paths.adminPayouts(option)}
            variant={option === status ? 'contained' : 'outlined'}
            aria-current={option === status ? 'page' : undefined}
          >
            {t(`operator-payouts:queue.${option}`)}
          </Button>
        ))}
      </nav>
      <ListView
        list={payouts}
        failed={t('operator-payouts:failed')}
        skeleton={
          <SkeletonGroup className={styles.page}>
            <Skeleton shape="block" height={72} />
            <Skeleton shape="block" height={72} />
          </SkeletonGroup>
        }
        empty={
          <EmptyView
            drawing="wallet"
            title={t('operator-payouts:empty')}
            subtitle={t('operator-payouts:emptyHint')}
          />
        }
      >
        {(rows) => (
          <Card as="div" padding="none">
            <ul className={styles.list}>
              {rows.map((row) => (
                <li key={row._id}>
                  <Row row={row} />
                </li>
              ))}
            </ul>
          </Card>
        )}
      </ListView>
      <LoadMore list={payouts} />
    </div>
  );
}

function Row({ row }: { row: AdminPayoutRow }) {
  const { t } = useTranslation(['payouts', 'operator-payouts']);
  const { intl } = useLocale();
  const zone = useTimeZone();
  return (
    <AppLink href={paths.adminPayout(row._id)} className={`row cluster spread ${styles.row}`}>
      <span className={styles.words}>
        <span className={styles.line}>
          <BidiText className="type-label anywhere">{row.payee.name}</BidiText>
          {row.isNewAccount ? (
            <StatusChip
              label={t(
                row.by === 'wire-transfer' ? 'operator-payouts:newAccount' : 'operator-payouts:newConnected',
              )}
              tone="warning"
            />
          ) : null}
          {row.needsTwo ? <StatusChip label={t('operator-payouts:needsTwo')} tone="info" /> : null}
        </span>
        <span className={`${styles.line} type-caption text-secondary`}>
          <span>{t('operator-payouts:number', { number: numberFormat(intl).format(row.number) })}</span>
          <time dateTime={row.createdAt}>{formatMoneyDate(row.createdAt, 'text', intl, zone)}</time>
          {row.by === 'connected-account' ? <span>{t('list.byConnected')}</span> : null}
          {row.isSending ? <StatusChip label={t('operator-payouts:sending')} tone="info" /> : null}
          {row.method ? <bdi dir="ltr">{masked(row.method.lastFour)}</bdi> : null}
          {row.approvedBy ? (
            <span>{t('operator-payouts:approvedBy', { name: isolate(row.approvedBy) })}</span>
          ) : null}
          {row.batchNumber ? (
            <span>{t('operator-payouts:batch', { number: numberFormat(intl).format(row.batchNumber) })}</span>
          ) : null}
        </span>
      </span>
      <span className={styles.line}>
        <Money money={row.amount} className={styles.amount} />
        <StatusChip
          label={t(`operator-payouts:queue.${row.status}`)}
          title={t(`statusTitle.${row.status}`)}
          tone={TONES[row.status]}
        />
      </span>
    </AppLink>
  );
}
