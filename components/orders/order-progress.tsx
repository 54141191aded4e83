'use client';

import { useTranslation } from 'react-i18next';
import { Card } from '@/components/ui/card';
import { Drawing } from '@/components/ui/drawing';
import { Icon } from '@/components/ui/icon';
import type { OrderView } from '@/lib/contract/orders';
import { OrderActions } from './order-actions';
import styles from './order-progress.module.css';
import { orderState, stateDrawings } from './order-state';

type OrderProgressProps = { order: OrderView; paid?: string; again?: boolean };

/** The state of the order in a sentence, and the next step. Screen readers read changes out. */
export function OrderProgress({ order, paid, again }: OrderProgressProps) {
  const { t } = useTranslation('orders');
  const state = orderState(order, paid);
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
        <h1 className={styles.title}>{t(`state.${state}Title`)}</h1>
        {state === 'failed' ? <FailureReason failure={order.payment?.failure ?? null} /> : null}
        <p className={styles.hint}>{t(`state.${state}Hint`)}</p>
      </div>
      <OrderActions order={order} state={state} again={again} />
    </Card>
  );
}

const KNOWN = ['declined', 'insufficient_funds', 'expired_card', 'authentication_failed', 'expired'] as const;

type FailureReasonProps = { failure: string | null };

function FailureReason({ failure }: FailureReasonProps) {
  const { t } = useTranslation('orders');
  const known = KNOWN.find((each) => each === failure);
  return known ? <p className={styles.reason}>{t(`failure.${known}`)}</p> : null;
}
