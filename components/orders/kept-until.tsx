'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import { useTimeLeft } from '@/hooks/use-time-left';
import { getOrder } from '@/lib/client/endpoints.gen';
import type { OrderView } from '@/lib/contract/orders';
import { queryKey } from '@/lib/contract/query-key';
import styles from './order-progress.module.css';

/** For how long an order waits for its payment, and with it what it keeps: a place, or a time. */
export function KeptUntil({ order }: { order: OrderView }) {
  const { t } = useTranslation('orders');
  const client = useQueryClient();
  const left = useTimeLeft(order.expiresAt, () => {
    void client.invalidateQueries({ queryKey: queryKey(getOrder, { params: { id: order._id } }) });
  });
  if (left === null) return null;
  return (
    // The line has its room before its time is known: the link below must not move while somebody presses it.
    <p className={`row gap-2 type-body2 tabular ${styles.left}`}>
      {left ? (
        <>
          <Icon name="clock" size={20} />
          {/* Read once, not at each second. */}
          <span role="timer">{t('keptFor', { time: left })}</span>
        </>
      ) : null}
    </p>
  );
}
