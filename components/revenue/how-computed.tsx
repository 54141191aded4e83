'use client';

import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '@/components/ui/card';
import { Money } from '@/components/ui/money';
import { StatusChip } from '@/components/ui/status-chip';
import type { RevenueReport } from '@/lib/contract/revenue-share';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { numberFormat } from '@/lib/shared/intl';
import styles from './revenue.module.css';

type HowComputedProps = { report: RevenueReport };

/** From the platform's fees to the member's share, step by step. */
export function HowComputed({ report }: HowComputedProps) {
  const { t } = useTranslation('revenue');
  const { intl } = useLocale();
  const titleId = useId();
  const { parts } = report;
  const number = numberFormat(intl);
  const points = { points: number.format(report.points), total: number.format(report.totalPoints) };
  const steps = [
    { label: t('details.fees'), money: parts.fees },
    ...(parts.owed.amount === 0 ? [] : [{ label: t('details.owed'), money: parts.owed }]),
    { label: t('details.added', { percent: number.format(parts.poolBps / 100) }), money: parts.added },
    ...(parts.leftOver.amount === 0 ? [] : [{ label: t('details.leftOver'), money: parts.leftOver }]),
    { label: t('details.pool'), money: report.pool },
  ];
  return (
    <Card padding="large" labelledBy={titleId} className="grid gap-4">
      <header className={`row cluster spread ${styles.head}`}>
        <h2 id={titleId} className="type-h6">
          {t('details.how')}
        </h2>
        <StatusChip
          label={t(`details.${report.status}`)}
          tone={report.status === 'closed' ? 'success' : 'warning'}
        />
      </header>
      <dl className={styles.steps}>
        {steps.map(({ label, money }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Money money={money} />
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('details.points')}</dt>
          <dd>{t('details.pointsOf', points)}</dd>
        </div>
        <div className={styles.result}>
          <dt>{t('details.amount')}</dt>
          <dd>
            <Money money={report.amount} />
          </dd>
        </div>
        {report.companyAmount.amount === 0 ? null : (
          <div>
            <dt>
              {t('current.company')} · {t('current.companyHint')}
            </dt>
            <dd>
              <Money money={report.companyAmount} signed />
            </dd>
          </div>
        )}
      </dl>
      <p className={styles.note}>{t(report.status === 'closed' ? 'details.cents' : 'details.estimate')}</p>
    </Card>
  );
}
