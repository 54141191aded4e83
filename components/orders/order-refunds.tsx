'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLast } from '@/components/action/use-last';
import { isTip } from '@/components/orders/order-state';
import { AskDialog } from '@/components/refunds/ask-dialog';
import { RefundList } from '@/components/refunds/refund-list';
import styles from '@/components/refunds/refunds.module.css';
import { useRefundWords } from '@/components/refunds/use-refund-words';
import { LoadError } from '@/components/session/load-error';
import { BidiText } from '@/components/ui/bidi-text';
import { Card } from '@/components/ui/card';
import { Money } from '@/components/ui/money';
import { useOrderRefunds } from '@/hooks/refunds/use-order-refunds';
import type { OrderView } from '@/lib/contract/orders';
import type { OrderRefunds as OrderRefundsView, RefundTerms } from '@/lib/contract/refunds';
import { paths } from '@/lib/shared/paths';

type OrderRefundsProps = { order: OrderView };

/** The refunds that a buyer can ask for in an order, with their terms, and the state of earlier requests. */
export function OrderRefunds({ order }: OrderRefundsProps) {
  const { t } = useTranslation('refunds');
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isPaid = order.paidAt !== null && order.total.amount > 0;
  const query = useOrderRefunds(order._id, isPaid);
  const [asked, setAsked] = useState<RefundTerms | null>(null);
  const last = useLast(asked);
  if (!isPaid) return null;
  const { data } = query;
  if (!data) return query.isError ? <LoadError title={t('order.failed')} query={query} /> : null;
  const offered = data.lines.filter(({ _id }) => !isBeingSolved(_id, data.refunds));
  return (
    <Card padding="large" labelledBy={titleId} className={`${styles.card} ${styles.onScreen}`}>
      <h2 id={titleId} className="type-h6" ref={heading} tabIndex={-1}>
        {t('order.title')}
      </h2>
      {data.dispute ? (
        <Alert severity={data.dispute.status === 'open' ? 'warning' : 'info'}>
          {t(`order.dispute.${data.dispute.status}${isTip(order) ? '_tip' : ''}`)}
        </Alert>
      ) : null}
      {data.refunds.length > 0 ? (
        <RefundList refunds={data.refunds} label={t('order.title')} reader="buyer" />
      ) : null}
      <ul className={styles.list}>
        {offered.map((terms) => (
          <Line
            key={terms._id}
            terms={terms}
            bookedId={bookedId(order, terms)}
            isReturned={data.refunds.some(({ lines }) => lines.some(({ _id }) => _id === terms._id))}
            onAsk={() => setAsked(terms)}
          />
        ))}
      </ul>
      {last ? (
        <AskDialog
          key={last._id}
          orderId={order._id}
          terms={last}
          open={asked !== null}
          onClose={() => setAsked(null)}
          // The button that opened it is gone after a request.
          onDone={() => heading.current?.focus()}
        />
      ) : null}
    </Card>
  );
}

/** The latest refund of a line failed: the team sends that money, so another request would be a second one. */
function isBeingSolved(lineId: string, refunds: OrderRefundsView['refunds']): boolean {
  const latest = refunds.find(({ lines }) => lines.some(({ _id }) => _id === lineId));
  return latest?.status === 'failed';
}

/** The purchase of what is cancelled by rules of its own, as a time that was booked is; else null. */
function bookedId({ lines }: OrderView, { _id, why }: RefundTerms): string | null {
  return why === 'booked' ? (lines.find((line) => line._id === _id)?.entitlementId ?? null) : null;
}

type LineProps = {
  terms: RefundTerms;
  bookedId: string | null;
  /** something of it went back, or somebody asked for that */
  isReturned: boolean;
  onAsk: () => void;
};

function Line({ terms, bookedId, isReturned, onAsk }: LineProps) {
  const { t } = useTranslation('refunds');
  const words = useRefundWords('buyer');
  const { title, refusal, refundable } = terms;
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <BidiText className="min-0 type-label anywhere">{title}</BidiText>
        {refusal === null ? <Money money={refundable} className={styles.amount} /> : null}
      </div>
      <p className="type-body2 text-secondary">{words({ ...terms, isForNothing: !isReturned })}</p>
      {refusal === null ? (
        <div className={styles.actions}>
          {bookedId ? (
            <Button href={paths.library(bookedId)} aria-label={`${t('order.open')}: ${title}`}>
              {t('order.open')}
            </Button>
          ) : null}
          <Button
            variant="outlined"
            color="inherit"
            onClick={onAsk}
            aria-label={t('order.askFor', { title })}
          >
            {t('order.ask')}
          </Button>
        </div>
      ) : null}
    </li>
  );
}
