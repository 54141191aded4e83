'use client';

import { useTranslation } from 'react-i18next';
import { Card } from '@/components/ui/card';
import { Drawing } from '@/components/ui/drawing';
import { Icon } from '@/components/ui/icon';
import { useOrderRefunds } from '@/hooks/refunds/use-refunds';
import type { OrderView } from '@/lib/contract/orders';
import { KeptUntil } from './kept-until';
import { OrderActions } from './order-actions';
import styles from './order-progress.module.css';
import { freeState, orderState, stateDrawings, tipState } from './order-state';
import { RefusedCard } from './refused-card';

type OrderProgressProps = { order: OrderView; paid?: string; again?: boolean };

/** The state of the order in a sentence, and the next step. Screen readers read changes out. */
export function OrderProgress({ order, paid, again }: OrderProgressProps) {
  const { t } = useTranslation('orders');
  const state = orderState(order, paid);
  const ofTip = tipState(order, state);
  const ofFree = freeState(order, state);
  const title = ofFree ? (`freeState.${ofFree}Title` as const) : (`state.${state}Title` as const);
  const ofState = ofFree ? (`freeState.${ofFree}Hint` as const) : (`state.${state}Hint` as const);
  const ofRefund = useRefundHint(order._id, state === 'refunded');
  const hint = state === 'refunded' ? ofRefund : ofState;
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
        <h1 className={styles.title}>{t(ofTip === 'paid' ? 'tipState.paidTitle' : title)}</h1>
        {state === 'failed' ? <RefusedCard failure={order.payment?.failure ?? null} /> : null}
        {hint ? <p className={styles.hint}>{t(ofTip ? `tipState.${ofTip}Hint` : hint)}</p> : null}
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
