'use client';

import { useTranslation } from 'react-i18next';
import { disputeTones } from '@/components/refunds/refund-tones';
import styles from '@/components/refunds/refunds.module.css';
import { ListView } from '@/components/session/query-view';
import { AppLink } from '@/components/ui/app-link';
import { BidiText } from '@/components/ui/bidi-text';
import { Card } from '@/components/ui/card';
import { EmptyView } from '@/components/ui/empty-view';
import { LoadMore } from '@/components/ui/load-more';
import { Money } from '@/components/ui/money';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { StatusChip } from '@/components/ui/status-chip';
import { useCodeWords } from '@/hooks/use-code-words';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import { listDisputes } from '@/lib/client/endpoints.gen';
import type { DisputeRow } from '@/lib/contract/disputes';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { isolate } from '@/lib/shared/arabic';
import { formatMoment, formatMoneyDate } from '@/lib/shared/dates';
import { paths } from '@/lib/shared/paths';
import { SentAnswer } from './sent-answer';

/** Payments that buyers' banks took back, for the operator. */
export function Disputes() {
  const { t } = useTranslation('disputes');
  const disputes = useEndpointList(listDisputes, {});
  const skeleton = (
    <SkeletonGroup className="grid gap-2">
      <Skeleton shape="block" height={132} />
    </SkeletonGroup>
  );
  const empty = <EmptyView drawing="wallet" title={t('console.empty')} subtitle={t('console.emptyHint')} />;
  return (
    <ListView list={disputes} failed={t('console.failed')} skeleton={skeleton} empty={empty}>
      {(rows) => (
        <Card padding="none">
          <ul className={styles.list} aria-label={t('console.list')}>
            {rows.map((row) => (
              <Row key={row._id} row={row} />
            ))}
          </ul>
          <LoadMore list={disputes} />
        </Card>
      )}
    </ListView>
  );
}

type RowProps = { row: DisputeRow };

function Row({ row }: RowProps) {
  const { t } = useTranslation(['disputes', 'sale-refunds']);
  const { intl } = useLocale();
  const zone = useTimeZone();
  const words = useCodeWords();
  const day = (time: string) => isolate(formatMoneyDate(time, 'text', intl, zone));
  return (
    <li className={`${styles.row} ${styles.inset}`}>
      <div className={styles.head}>
        <Money money={row.amount} className={styles.amount} />
        <StatusChip label={t(`console.status.${row.status}`)} tone={disputeTones[row.status]} />
      </div>
      {row.lines.map((line) => (
        <p key={line._id} className="min-0 type-label anywhere">
          <AppLink href={paths.adminSale(line._id)}>
            <BidiText>{line.title}</BidiText>
          </AppLink>
        </p>
      ))}
      <p className="type-body2 text-secondary">
        {t('sale-refunds:sales.from', { buyer: isolate(row.buyer.name), number: isolate(row.orderNumber) })}
      </p>
      <p className="type-body2 text-secondary">{t('console.opened', { date: day(row.openedAt) })}</p>
      {row.closedAt ? (
        <p className="type-body2 text-secondary">{t('console.closed', { date: day(row.closedAt) })}</p>
      ) : null}
      <p className="type-body2 text-secondary">
        {t('console.at', { gateway: words(row.gateway, 'operator-sales:gateway') })}:{' '}
        <bdi dir="ltr">{row.gatewayRef}</bdi>
      </p>
      <p className="type-body2 text-secondary">{t(`cause.${row.cause}`)}</p>
      {row.answerBy ? (
        <p className="type-body2 text-secondary">
          {t('answerBy')}: {isolate(formatMoment(row.answerBy, intl, zone))}
        </p>
      ) : null}
      {row.answers.map((answer) => (
        <SentAnswer key={answer._id} answer={answer} />
      ))}
    </li>
  );
}
