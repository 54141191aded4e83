'use client';

import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '@/components/payouts/payouts.module.css';
import { UnpaidReasons } from '@/components/payouts/unpaid-reasons';
import { LoadError } from '@/components/session/load-error';
import { AppLink } from '@/components/ui/app-link';
import { Card } from '@/components/ui/card';
import { Money } from '@/components/ui/money';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getPayoutOptions } from '@/lib/client/endpoints.gen';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { isolate } from '@/lib/shared/arabic';
import { masked } from '@/lib/shared/bank-accounts';
import { formatMoneyDate } from '@/lib/shared/dates';
import { paths } from '@/lib/shared/paths';
import { PayoutRequestDialog } from './payout-request-dialog';
import { PayoutScheduleDialog } from './payout-schedule-dialog';

/** What can be paid out now and where to. For the rest, why not and what to do. */
export function PayoutPanel() {
  const { t } = useTranslation('payouts');
  const { intl } = useLocale();
  const zone = useTimeZone();
  const titleId = useId();
  const query = useEndpointQuery(getPayoutOptions, {});
  const { data: options, error } = query;
  const [open, setOpen] = useState<'request' | 'schedule' | null>(null);
  if (!options && error) {
    return (
      <Card>
        <LoadError title={t('panel.failed')} query={query} />
      </Card>
    );
  }
  if (!options) {
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height={200} />
      </SkeletonGroup>
    );
  }
  const { method, schedule, nextMonthlyAt } = options;
  return (
    <Card padding="large" labelledBy={titleId} className="stack gap-4">
      <div className={`row cluster spread ${styles.sum}`}>
        <div>
          <h2 id={titleId} className="type-h6">
            {t(method?.type === 'connected-account' ? 'panel.titleConnected' : 'panel.title')}
          </h2>
          <p className="type-body2 text-secondary">{t('panel.payable')}</p>
          <p className="type-h4 tabular">
            <Money money={options.payable} />
          </p>
          {method?.type === 'wire-transfer' ? (
            <p className="type-body2 text-secondary">
              {t('panel.to', { bank: isolate(method.bankName), account: isolate(masked(method.lastFour)) })}
            </p>
          ) : null}
        </div>
        <Button size="large" disabled={!options.mayRequest} onClick={() => setOpen('request')}>
          {t('panel.request')}
        </Button>
      </div>
      <UnpaidReasons reasons={options.reasons} mayRequest={options.mayRequest} />
      <p className={`row cluster type-body2 text-secondary ${styles.schedule}`}>
        <span>
          {t('panel.schedule')}: {t(`panel.${schedule}`)}
        </span>
        {nextMonthlyAt ? (
          <span>{t('panel.nextMonthly', { date: formatMoneyDate(nextMonthlyAt, 'text', intl, zone) })}</span>
        ) : null}
        <Button variant="text" onClick={() => setOpen('schedule')}>
          {t('panel.change')}
        </Button>
        <AppLink href={paths.wireTransferSetup()} className={styles.link}>
          {t('panel.methods')}
        </AppLink>
      </p>
      {open === 'request' ? <PayoutRequestDialog options={options} onClose={() => setOpen(null)} /> : null}
      {open === 'schedule' ? (
        <PayoutScheduleDialog schedule={schedule} onClose={() => setOpen(null)} />
      ) : null}
    </Card>
  );
}
