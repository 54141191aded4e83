'use client';

import { type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { AppLink } from '@/components/ui/app-link';
import { BidiText } from '@/components/ui/bidi-text';
import { Card } from '@/components/ui/card';
import { LoadMore } from '@/components/ui/load-more';
import { Money } from '@/components/ui/money';
import { StatusChip } from '@/components/ui/status-chip';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import { listOwnRefunds } from '@/lib/client/endpoints.gen';
import type { OwnRefund } from '@/lib/contract/refunds';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { isolate } from '@/lib/shared/arabic';
import { formatMoneyDate } from '@/lib/shared/dates';
import { paths } from '@/lib/shared/paths';
import { RefundHint } from './refund-hint';
import { refundTones } from './refund-tones';
import { RefundWords } from './refund-words';
import styles from './refunds.module.css';
import { useReasonWords } from './use-reason-words';

type OwnRefundsProps = { heading: RefObject<HTMLHeadingElement | null> };

/** The state of every refund of the member's purchases. Shows nothing when there are none. */
export function OwnRefunds({ heading }: OwnRefundsProps) {
  const { t } = useTranslation('refunds');
  const titleId = useId();
  const list = useEndpointList(listOwnRefunds, {});
  if (list.isError && !list.first) return <LoadError title={t('own.failed')} query={list} />;
  if (list.items.length === 0) return null;
  return (
    <Card padding="large" labelledBy={titleId} className={styles.card}>
      <h2 id={titleId} className="type-h6" ref={heading} tabIndex={-1}>
        {t('own.title')}
      </h2>
      <ul className={styles.list}>
        {list.items.map((refund) => (
          <Row key={refund._id} refund={refund} />
        ))}
      </ul>
      <LoadMore list={list} />
    </Card>
  );
}

type RowProps = { refund: OwnRefund };

function Row({ refund }: RowProps) {
  const { t } = useTranslation('refunds');
  const { intl } = useLocale();
  const zone = useTimeZone();
  const reason = useReasonWords('buyer');
  const { status, amount, createdAt, lines, orderId, orderNumber } = refund;
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <AppLink href={paths.order(orderId)} className={`min-0 type-label anywhere ${styles.touch}`}>
          <BidiText>{lines[0]?.title ?? isolate(orderNumber)}</BidiText>
        </AppLink>
        <StatusChip label={t(`status.${status}`)} tone={refundTones[status]} />
      </div>
      <p className="type-body2 text-secondary">
        <Money money={amount} className={styles.amount} /> · {reason(refund)} ·{' '}
        <time dateTime={createdAt}>{formatMoneyDate(createdAt, 'text', intl, zone)}</time>
      </p>
      <RefundHint status={status} reader="buyer" />
      <RefundWords refund={refund} reader="buyer" />
    </li>
  );
}
