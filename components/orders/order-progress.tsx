'use client';

import { useTranslation } from 'react-i18next';
import { Card } from '@/components/ui/card';
import { Drawing } from '@/components/ui/drawing';
import { Icon } from '@/components/ui/icon';
import type { OrderView } from '@/lib/contract/orders';
import { KeptUntil } from './kept-until';
import { OrderActions } from './order-actions';
import styles from './order-progress.module.css';
import { orderState, stateDrawings, tipState } from './order-state';
import { RefusedCard } from './refused-card';

type OrderProgressProps = { order: OrderView; paid?: string; again?: boolean };

/** The state of the order in a sentence, and the next step. Screen readers read changes out. */
export function OrderProgress({ order, paid, again }: OrderProgressProps) {
  const { t } = useTranslation('orders');
  const state = orderState(order, paid);
  const own = tipState(order, state);
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
        <h1 className={styles.title}>{t(own === 'paid' ? 'tipState.paidTitle' : `state.${state}Title`)}</h1>
        {state === 'failed' ? <RefusedCard failure={order.payment?.failure ?? null} /> : null}
        <p className={styles.hint}>{t(own ? `tipState.${own}Hint` : `state.${state}Hint`)}</p>
      </div>
      {state === 'awaiting' || state === 'failed' ? <KeptUntil order={order} /> : null}
      <OrderActions order={order} state={state} again={again} />
    </Card>
  );
}
