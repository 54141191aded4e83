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
import { useEndpointList } from '@/hooks/use-endpoint-list';
import { listOwnDisputes } from '@/lib/client/endpoints.gen';
import type { OwnDispute } from '@/lib/contract/disputes';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { isolate } from '@/lib/shared/arabic';
import { formatMoment, formatMoneyDate } from '@/lib/shared/dates';
import { paths } from '@/lib/shared/paths';

/** Disputes about the member's sales, newest first. */
export function OwnDisputes() {
  const { t } = useTranslation('disputes');
  const list = useEndpointList(listOwnDisputes, {});
  const skeleton = (
    <SkeletonGroup className="grid gap-2">
      <Skeleton shape="block" height={112} />
    </SkeletonGroup>
  );
  const empty = <EmptyView drawing="wallet" title={t('list.empty')} subtitle={t('list.emptyHint')} />;
  return (
    <ListView list={list} failed={t('list.failed')} skeleton={skeleton} empty={empty}>
      {(rows) => (
        <Card padding="none">
          <ul className={styles.list} aria-label={t('list.title')}>
            {rows.map((dispute) => (
              <Row key={dispute._id} dispute={dispute} />
            ))}
          </ul>
          <LoadMore list={list} />
        </Card>
      )}
    </ListView>
  );
}

type RowProps = { dispute: OwnDispute };

function Row({ dispute }: RowProps) {
  const { t } = useTranslation('disputes');
  const { intl } = useLocale();
  const zone = useTimeZone();
  const { _id, status, lines, answering, answerBy, sentAt } = dispute;
  const isWanted = answering === 'open' && sentAt === null;
  return (
    <li className={`${styles.row} ${styles.inset}`}>
      <div className={styles.head}>
        <AppLink href={paths.dispute(_id)} className="min-0 type-label anywhere">
          <BidiText>{lines.map(({ title }) => title).join(t('list.and'))}</BidiText>
        </AppLink>
        <StatusChip label={t(`status.${status}`)} tone={disputeTones[status]} />
      </div>
      <div className={styles.head}>
        <Money money={dispute.amount} className={styles.amount} />
        <time dateTime={dispute.openedAt} className="type-body2 text-secondary">
          {formatMoneyDate(dispute.openedAt, 'text', intl, zone)}
        </time>
      </div>
      <p className="type-body2 text-secondary">{t(`cause.${dispute.cause}`)}</p>
      {isWanted ? (
        <p className="type-body2 text-secondary">
          {answerBy
            ? t('list.wantedBy', { time: isolate(formatMoment(answerBy, intl, zone)) })
            : t('list.wanted')}
        </p>
      ) : null}
    </li>
  );
}
