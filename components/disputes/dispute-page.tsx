'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { disputeTones } from '@/components/refunds/refund-tones';
import styles from '@/components/refunds/refunds.module.css';
import { QueryView } from '@/components/session/query-view';
import { AppLink } from '@/components/ui/app-link';
import { BidiText } from '@/components/ui/bidi-text';
import { Card } from '@/components/ui/card';
import { EmptyView } from '@/components/ui/empty-view';
import { type Fact, FactList } from '@/components/ui/fact-list';
import { Money } from '@/components/ui/money';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { StatusChip } from '@/components/ui/status-chip';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getDispute } from '@/lib/client/endpoints.gen';
import type { DisputeView } from '@/lib/contract/disputes';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { formatDateTime, formatMoment } from '@/lib/shared/dates';
import { paths } from '@/lib/shared/paths';
import { DisputeAnswer } from './dispute-answer';

type DisputePageProps = { id: string };

/** A dispute about the member's sales: what happened, what the bank wants to know and until when, and the answer. */
export function DisputePage({ id }: DisputePageProps) {
  const { t } = useTranslation('disputes');
  const query = useEndpointQuery(getDispute, { params: { id } });
  return (
    <QueryView
      query={query}
      failed={t('failed')}
      skeleton={
        <SkeletonGroup className="grid gap-4">
          <Skeleton shape="block" height={280} />
          <Skeleton shape="block" height={240} />
        </SkeletonGroup>
      }
      missing={
        <EmptyView
          drawing="lost"
          titleAs="h1"
          title={t('notFound')}
          subtitle={t('notFoundHint')}
          action={<Button href={paths.disputes()}>{t('list.title')}</Button>}
        />
      }
    >
      {(dispute) => (
        <div className="grid gap-4">
          <Alert severity={dispute.status === 'open' ? 'warning' : 'info'}>
            {t(`what.${dispute.status}`)}
          </Alert>
          <Facts dispute={dispute} />
          <DisputeAnswer dispute={dispute} />
        </div>
      )}
    </QueryView>
  );
}

type FactsProps = { dispute: DisputeView };

function Facts({ dispute }: FactsProps) {
  const { t } = useTranslation('disputes');
  const { intl } = useLocale();
  const zone = useTimeZone();
  const titleId = useId();
  const { status, cause, answerBy, closedAt, lines } = dispute;
  const facts: Fact[] = [
    [
      t('order'),
      <bdi key="order" dir="ltr">
        {dispute.orderNumber}
      </bdi>,
    ],
    [t('causeLabel'), t(`cause.${cause}`)],
    [t('amount'), <Money key="amount" money={dispute.amount} />],
    [t('opened'), formatDateTime(dispute.openedAt, intl, zone)],
    [t('answerBy'), answerBy ? formatMoment(answerBy, intl, zone) : t('noDeadline')],
    [t('closed'), closedAt ? formatDateTime(closedAt, intl, zone) : null],
  ];
  return (
    <Card padding="large" labelledBy={titleId} className={styles.card}>
      <div className={styles.head}>
        <h2 id={titleId} className="type-h6">
          {t('facts')}
        </h2>
        <StatusChip label={t(`status.${status}`)} tone={disputeTones[status]} />
      </div>
      <FactList facts={facts} />
      <p className="type-body2 text-secondary">{t('amountHint')}</p>
      <ul className={styles.list} aria-label={t('lines')}>
        {lines.map((line) => (
          <li key={line._id} className={styles.row}>
            <div className={styles.head}>
              <AppLink href={paths.sale(line._id)} className="min-0 type-label anywhere">
                <BidiText>{line.title}</BidiText>
              </AppLink>
              <Money money={line.amount} className={styles.amount} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
