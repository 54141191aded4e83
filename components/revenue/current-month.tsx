'use client';

import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { AppLink } from '@/components/ui/app-link';
import { Card } from '@/components/ui/card';
import { Money } from '@/components/ui/money';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getCurrentRevenueShare } from '@/lib/client/endpoints.gen';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { formatMoneyDay } from '@/lib/shared/dates';
import { numberFormat } from '@/lib/shared/intl';
import { formatMonth } from '@/lib/shared/months';
import { paths } from '@/lib/shared/paths';
import styles from './revenue.module.css';

/** The share that the running month would bring if it ended now, and the rule that divides the pool. */
export function CurrentMonth() {
  const { t } = useTranslation('revenue');
  const { intl } = useLocale();
  const titleId = useId();
  const query = useEndpointQuery(getCurrentRevenueShare, {});
  const { data, error } = query;
  if (!data && error) {
    return (
      <Card>
        <LoadError title={t('current.failed')} query={query} />
      </Card>
    );
  }
  if (!data) {
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height={260} />
      </SkeletonGroup>
    );
  }
  const { report, inWords, endsAt } = data;
  const number = numberFormat(intl);
  // The last day of the month, not the first moment after it.
  const lastDay = new Date(new Date(endsAt).getTime() - 1).toISOString();
  return (
    <Card padding="large" labelledBy={titleId} className="grid gap-4">
      <header className={`row cluster spread ${styles.head}`}>
        <h2 id={titleId} className="type-h6">
          {t('current.title')}{' '}
          <span className="type-body2 text-secondary">{formatMonth(report.month, intl)}</span>
        </h2>
        <AppLink href={paths.revenueReport(report.month)} className={styles.link}>
          {t('current.details')}
        </AppLink>
      </header>
      <dl className={styles.sums}>
        <div className={styles.main}>
          <dt>{t('current.amount')}</dt>
          <dd>
            <Money money={report.amount} />
          </dd>
          <dd className={styles.note}>
            {t('current.ends', { date: formatMoneyDay(lastDay, 'text', intl) })}
          </dd>
        </div>
        <div>
          <dt>{t('current.points')}</dt>
          <dd>{number.format(report.points)}</dd>
          <dd className={styles.note}>{t('current.ofAll', { total: number.format(report.totalPoints) })}</dd>
        </div>
        <div>
          <dt>{t('current.pool')}</dt>
          <dd>
            <Money money={report.pool} />
          </dd>
        </div>
        {report.companyAmount.amount === 0 ? null : (
          <div>
            <dt>{t('current.company')}</dt>
            <dd>
              <Money money={report.companyAmount} />
            </dd>
            <dd className={styles.note}>{t('current.companyHint')}</dd>
          </div>
        )}
      </dl>
      <details className={styles.how}>
        <summary>{t('current.how')}</summary>
        <ul>
          {inWords.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </details>
    </Card>
  );
}
