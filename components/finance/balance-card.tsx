'use client';

import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { Card } from '@/components/ui/card';
import { Money } from '@/components/ui/money';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getBalance } from '@/lib/client/endpoints.gen';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { isolate } from '@/lib/shared/arabic';
import { formatMoneyDate } from '@/lib/shared/dates';
import { numberFormat } from '@/lib/shared/intl';
import { formatMoney } from '@/lib/shared/money-format';
import styles from './balance-card.module.css';

/** What can be withdrawn, what is on hold, and when the next part is released. */
export function BalanceCard() {
  const { t } = useTranslation('finance');
  const { intl } = useLocale();
  const zone = useTimeZone();
  const titleId = useId();
  const query = useEndpointQuery(getBalance, {});
  const { data: balance, error } = query;
  if (!balance && error) {
    return (
      <Card>
        <LoadError title={t('balance.failed')} query={query} />
      </Card>
    );
  }
  if (!balance) {
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height={212} />
      </SkeletonGroup>
    );
  }
  const { nextRelease } = balance;
  const written = (money: typeof balance.pending) => isolate(formatMoney(money, intl));
  return (
    <Card padding="large" labelledBy={titleId} className="grid gap-4">
      <h2 id={titleId} className="type-h6">
        {t('balance.title')}
      </h2>
      <dl className={styles.sums}>
        <div className={styles.available}>
          <dt>{t('balance.available')}</dt>
          <dd>
            <Money money={balance.available} />
          </dd>
          <dd className={styles.note}>{t('balance.minimum', { amount: written(balance.minimumPayout) })}</dd>
        </div>
        <div>
          <dt>{t('balance.pending')}</dt>
          <dd>
            <Money money={balance.pending} />
          </dd>
          <dd className={styles.note}>
            {nextRelease
              ? t('balance.nextRelease', {
                  amount: written(nextRelease.amount),
                  date: formatMoneyDate(nextRelease.at, 'text', intl, zone),
                })
              : t('balance.noRelease')}
          </dd>
        </div>
        {balance.reserved.amount > 0 ? (
          <div>
            <dt>{t('balance.reserved')}</dt>
            <dd>
              <Money money={balance.reserved} />
            </dd>
          </div>
        ) : null}
        {balance.debt.amount > 0 ? (
          <div className={styles.debt}>
            <dt>{t('balance.debt')}</dt>
            <dd>
              <Money money={balance.debt} />
            </dd>
            <dd className={styles.note}>{t('balance.debtHint')}</dd>
          </div>
        ) : null}
        <div>
          <dt>{t('balance.sales')}</dt>
          <dd>{numberFormat(intl).format(balance.salesCount)}</dd>
        </div>
      </dl>
      <p className={styles.hold}>
        {t('balance.pendingHint', { count: balance.holdDays })} {t('balance.sessionHint')}{' '}
        {t('balance.tipHint')}
      </p>
    </Card>
  );
}
