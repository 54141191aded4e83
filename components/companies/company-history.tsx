'use client';

import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { Card } from '@/components/ui/card';
import { LoadMore } from '@/components/ui/load-more';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import { listCompanyHistory } from '@/lib/client/endpoints.gen';
import type { CompanyEvent } from '@/lib/contract/companies';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { isolate } from '@/lib/shared/arabic';
import { formatDateTime, formatMoneyDay } from '@/lib/shared/dates';
import { formatShare } from '@/lib/shared/share';
import styles from './company-history.module.css';

type CompanyHistoryProps = { companyId: string };

/** The history of a company's memberships. Entries never change. */
export function CompanyHistory({ companyId }: CompanyHistoryProps) {
  const { t } = useTranslation('companies');
  const titleId = useId();
  const list = useEndpointList(listCompanyHistory, { params: { id: companyId } });
  if (list.isError && list.items.length === 0) {
    return (
      <Card>
        <LoadError title={t('history.failed')} query={list} />
      </Card>
    );
  }
  if (list.isPending) {
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height={200} />
      </SkeletonGroup>
    );
  }
  if (list.items.length === 0) return null;
  return (
    <Card padding="large" labelledBy={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('history.title')}
      </h2>
      <ol>
        {list.items.map((event) => (
          <HistoryRow key={event._id} event={event} />
        ))}
      </ol>
      <LoadMore list={list} />
    </Card>
  );
}

type HistoryRowProps = { event: CompanyEvent };

function HistoryRow({ event }: HistoryRowProps) {
  const { t } = useTranslation('companies');
  const { intl } = useLocale();
  const zone = useTimeZone();
  const { kind, person, shareBps, from, at, by } = event;
  const isLater = kind === 'share' && from !== null && from > at;
  const words = t(isLater ? 'history.shareLater' : `history.${kind}`, {
    name: isolate(person.name),
    share: isolate(formatShare(shareBps ?? 0, intl)),
    date: from ? formatMoneyDay(from, 'text', intl) : '',
  });
  return (
    <li className={styles.row}>
      <span>{words}</span>
      <span className="type-caption text-muted">
        <time dateTime={at}>{formatDateTime(at, intl, zone)}</time>
        {by && by._id !== person._id ? <> · {t('history.by', { name: isolate(by.name) })}</> : null}
      </span>
    </li>
  );
}
