'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useGateways } from '@/hooks/orders/use-gateways';
import { useRetryPayment } from '@/hooks/orders/use-retry-payment';
import { useReturn } from '@/hooks/use-return';
import type { GatewayName } from '@/lib/contract/gateways';
import type { OrderView } from '@/lib/contract/orders';
import { TIP } from '@/lib/shared/tips';
import { isTip } from './order-state';
import styles from './transfer-card.module.css';

/** A transfer of a small tip would cost more than it brings. */
const takes = (order: OrderView, gateway: GatewayName): boolean =>
  gateway !== 'bank_transfer' || !isTip(order) || order.total.amount >= TIP.leastTransfer;

type OtherWaysProps = { order: OrderView };

/** Pays an order by another method than the one that was chosen first. */
export function OtherWays({ order }: OtherWaysProps) {
  const { t } = useTranslation('transfers');
  const ways = (useGateways()?.gateways ?? []).filter(
    (gateway) => gateway !== order.payment?.gateway && takes(order, gateway),
  );
  const retry = useRetryPayment(order);
  useReturn(retry.reset);
  if (ways.length === 0) return null;
  return (
    <div className={`row cluster type-body2 text-secondary ${styles.ways}`}>
      <span>{t('buyer.otherWay')}</span>
      {retry.failure ? <Alert severity="error">{retry.failure}</Alert> : null}
      {ways.map((way) => (
        <Button
          key={way}
          variant="text"
          loading={retry.isPending || retry.isSuccess}
          onClick={() => retry.payHere(way)}
        >
          {t('buyer.payWith', { way: t(`choice.${way}`) })}
        </Button>
      ))}
    </div>
  );
}
