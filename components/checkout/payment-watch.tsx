'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type OrderState, orderState } from '@/components/orders/order-state';
import { RefusedCard } from '@/components/orders/refused-card';
import { useOrder } from '@/hooks/orders/use-order';
import { useRetryPayment } from '@/hooks/orders/use-retry-payment';
import type { OrderView } from '@/lib/contract/orders';
import { paths } from '@/lib/shared/paths';
import { PaymentForm, type PaymentFormProps } from './payment-form';
import styles from './payment-form.module.css';

type PaymentWatchProps = Omit<PaymentFormProps, 'payment' | 'children'> & {
  orderId: string;
  onPaid: (order: OrderView) => void;
  onClose: () => void;
};

/** Waits for the money of an order. A payment that failed can be tried again, by another method too. */
export function PaymentWatch({ orderId, onPaid, ...rest }: PaymentWatchProps) {
  const { data: order } = useOrder(orderId);
  const state = order ? orderState(order) : 'awaiting';
  const paid = useEffectEvent((order: OrderView) => onPaid(order));
  useEffect(() => {
    if (order && state === 'paid') paid(order);
  }, [order, state]);
  if (order && state === 'failed') return <Again order={order} {...rest} />;
  return <Waiting orderId={orderId} order={order} state={state} onClose={rest.onClose} />;
}

type AgainProps = Omit<PaymentWatchProps, 'orderId' | 'onPaid'> & { order: OrderView };

function Again({ order, onClose: _, ...form }: AgainProps) {
  const { t } = useTranslation('payment-sheet');
  const retry = useRetryPayment(order);
  return (
    <PaymentForm {...form} total={order.total} payment={retry}>
      <Alert severity="error" role="alert">
        <RefusedCard failure={order.payment?.failure ?? null} />
        {t('refusedHint')}
      </Alert>
    </PaymentForm>
  );
}

// In these the money may still come by itself.
const UNDERWAY: readonly OrderState[] = ['awaiting', 'processing', 'paid'];

type WaitingProps = {
  orderId: string;
  order: OrderView | undefined;
  state: OrderState;
  onClose: () => void;
};

function Waiting({ orderId, order, state, onClose }: WaitingProps) {
  const { t } = useTranslation(['payment-sheet', 'orders', 'common']);
  const isUnderway = UNDERWAY.includes(state);
  const pageUrl = state === 'awaiting' ? order?.payment?.pageUrl : null;
  return (
    <div className="stack gap-4">
      <div className={styles.waiting} role="status">
        {isUnderway ? <span className={styles.spinner} aria-hidden="true" /> : null}
        <p className="type-h6">{state === 'awaiting' ? t('waiting') : t(`orders:state.${state}Title`)}</p>
        <p className={styles.hint}>
          {state === 'awaiting' ? t('waitingHint') : t(`orders:state.${state}Hint`)}
        </p>
      </div>
      <div className="grid gap-2">
        {pageUrl ? (
          <Button variant="outlined" href={pageUrl} target="_blank" rel="noopener">
            {t('openAgain')}
          </Button>
        ) : null}
        {isUnderway ? null : (
          <Button variant="outlined" href={paths.order(orderId)}>
            {t('order')}
          </Button>
        )}
        <Button variant="text" color="inherit" onClick={onClose}>
          {t('common:action.close')}
        </Button>
      </div>
    </div>
  );
}
