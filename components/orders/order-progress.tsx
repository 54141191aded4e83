'use client';

import { useTranslation } from 'react-i18next';
import { Card } from '@/components/ui/card';
import { Drawing } from '@/components/ui/drawing';
import { Icon } from '@/components/ui/icon';
import { useOrderRefunds } from '@/hooks/refunds/use-order-refunds';
import type { OrderView } from '@/lib/contract/orders';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { isolate } from '@/lib/shared/arabic';
import { formatMoment } from '@/lib/shared/dates';
import { KeptUntil } from './kept-until';
import { OrderActions } from './order-actions';
import styles from './order-progress.module.css';
import { freeState, isFree, type OrderState, orderState, stateDrawings, tipState } from './order-state';
import { RefusedCard } from './refused-card';

type OrderProgressProps = { order: OrderView; paid?: string; again?: boolean };

/** The state of the order in a sentence, and the next step. Screen readers read changes out. */
export function OrderProgress({ order, paid, again }: OrderProgressProps) {
  const { t } = useTranslation('orders');
  const state = orderState(order, paid);
  const ofTip = tipState(order, state);
  const ofFree = freeState(order, state);
  const requests = useRequests(order, state);
  const title = ofFree ? (`freeState.${ofFree}Title` as const) : (`state.${state}Title` as const);
  const ofState = ofFree ? (`freeState.${ofFree}Hint` as const) : (`state.${state}Hint` as const);
  const ofRefund = useRefundHint(order._id, state === 'refunded');
  const hint = state === 'refunded' ? ofRefund : ofState;
  const sentence = requests?.hint ?? (hint && t(ofTip ? `tipState.${ofTip}Hint` : hint));
  return (
    <Card as="section" padding="large" className={styles.card}>
      <div className={styles.words} role="status">
        {state === 'paid' ? (
          <span className={styles.done}>
            <Icon name="check" size={36} />
          </span>
        ) : state === 'processing' ? (
          <span className={styles.spinner} aria-hidden="true" />
        ) : (
          <Drawing name={stateDrawings[state]} />
        )}
        <h1 className="type-h4">{requests?.title ?? t(ofTip === 'paid' ? 'tipState.paidTitle' : title)}</h1>
        {state === 'failed' ? <RefusedCard failure={order.payment?.failure ?? null} /> : null}
        {sentence ? <p className={styles.hint}>{sentence}</p> : null}
        {requests?.lines.map((line) => (
          <p key={line} className={styles.hint}>
            {line}
          </p>
        ))}
      </div>
      {state === 'awaiting' || state === 'failed' ? <KeptUntil order={order} /> : null}
      <OrderActions order={order} state={state} again={again} />
    </Card>
  );
}

/** Returns the key of the sentence about a refunded order: who gave the money back, and whether it has arrived. */
function useRefundHint(orderId: string, isRefunded: boolean) {
  const { data } = useOrderRefunds(orderId, isRefunded);
  if (!data) return null;
  const isOnItsWay = data.refunds.some(({ status }) => status === 'granted');
  const isByUs = isOnItsWay || data.refunds.some(({ status }) => status === 'succeeded');
  if (data.dispute?.status === 'lost')
    return isByUs ? ('state.endedHint' as const) : ('state.bankHint' as const);
  return isOnItsWay ? ('state.grantedHint' as const) : ('state.refundedHint' as const);
}

/** The sentences about bookings that a host has to accept; null where nothing waits for a host. */
function useRequests({ lines, paidAt, total }: OrderView, state: OrderState) {
  const { t } = useTranslation('orders');
  const { intl } = useLocale();
  const zone = useTimeZone();
  const waiting = lines.flatMap(({ title, acceptBy }) =>
    acceptBy ? [{ title: isolate(title), time: isolate(formatMoment(acceptBy, intl, zone)) }] : [],
  );
  const [first] = waiting;
  if (!first || state !== 'paid') return null;
  if (lines.length > 1) return { lines: waiting.map((values) => t('requestState.line', values)) };
  const isForNothing = isFree({ paidAt, total });
  return {
    title: t(isForNothing ? 'requestState.line' : 'requestState.title', first),
    hint: t(isForNothing ? 'freeState.paidHint' : 'requestState.hint'),
    lines: [],
  };
}
