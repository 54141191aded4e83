'use client';

import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '@/components/action/confirm-action';
import revenue from '@/components/revenue/revenue.module.css';
import { Card } from '@/components/ui/card';
import { Money } from '@/components/ui/money';
import { closeRevenueMonth } from '@/lib/client/endpoints.gen';
import type { Payload } from '@/lib/contract/endpoint';
import type { listRevenueMonths } from '@/lib/contract/revenue-share';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { formatMoment } from '@/lib/shared/dates';
import { formatMonth } from '@/lib/shared/months';

type NextMonthProps = { next: Payload<typeof listRevenueMonths>['next'] };

/** The next month to close, its pool so far, and the button that closes it once it is over. */
export function NextMonth({ next }: NextMonthProps) {
  const { t } = useTranslation('revenue');
  const { intl } = useLocale();
  const zone = useTimeZone();
  const titleId = useId();
  const [asking, setAsking] = useState(false);
  const month = formatMonth(next.month, intl);
  return (
    <Card padding="large" labelledBy={titleId} className="grid gap-4">
      <header className={`row cluster spread ${revenue.head}`}>
        <h2 id={titleId} className="type-h6">
          {t('operator.next')} <span className="type-body2 text-secondary">{month}</span>
        </h2>
        <Button disabled={!next.isOver} onClick={() => setAsking(true)}>
          {t('operator.close', { month })}
        </Button>
      </header>
      <dl className={revenue.sums}>
        <div>
          <dt>{t('operator.pool')}</dt>
          <dd>
            <Money money={next.pool} />
          </dd>
        </div>
        <div>
          <dt>{t('operator.fees')}</dt>
          <dd>
            <Money money={next.parts.fees} />
          </dd>
        </div>
      </dl>
      {next.isOver ? null : (
        <p className={revenue.note}>
          {t('operator.from', { time: formatMoment(next.closesAt, intl, zone) })}
        </p>
      )}
      <ConfirmAction
        endpoint={closeRevenueMonth}
        subject={asking ? next : null}
        input={({ month }) => ({ body: { month } })}
        title={t('operator.confirm', { month })}
        confirmLabel={t('operator.close', { month })}
        done={t('operator.confirmed', { month })}
        onClose={() => setAsking(false)}
      >
        {t('operator.confirmHint')}
      </ConfirmAction>
    </Card>
  );
}
