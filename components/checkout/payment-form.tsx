'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import { Money } from '@/components/ui/money';
import { useGateways } from '@/hooks/orders/use-gateways';
import { useErrorText } from '@/hooks/use-error-text';
import { useReturn } from '@/hooks/use-return';
import type { ApiError } from '@/lib/client/api-error';
import { leaveFor, openTab, type WaitingTab } from '@/lib/client/navigate';
import type { GatewayName } from '@/lib/contract/gateways';
import type { OrderView } from '@/lib/contract/orders';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { isolate } from '@/lib/shared/arabic';
import { formatMoney, type MoneyAmount } from '@/lib/shared/money-format';
import { paths } from '@/lib/shared/paths';
import styles from './payment-form.module.css';
import { PaymentWays } from './payment-ways';

/** An action that makes an order, or opens another payment of one. A repeated call must not order twice. */
export interface Payment {
  pay(gateway?: GatewayName): Promise<OrderView>;
  error: ApiError | null;
  isPending: boolean;
  reset(): void;
}

export type PaymentFormProps = {
  total: MoneyAmount;
  notes: readonly string[];
  allows?: (gateway: GatewayName) => boolean;
  payment: Payment;
  /** Why the last payment failed. */
  children?: ReactNode;
  onBusy: (busy: boolean) => void;
  onOrdered: (order: OrderView) => void;
};

/** The total, the method, what must be known before, and the button that opens the gateway's page in a tab. */
export function PaymentForm({
  total,
  notes,
  allows,
  payment,
  children,
  onBusy,
  onOrdered,
}: PaymentFormProps) {
  const { t } = useTranslation(['checkout', 'transfers', 'payment-sheet']);
  const { intl } = useLocale();
  const router = useRouter();
  const waysId = useId();
  const { gateways: all = [], transferDays = 0 } = useGateways() ?? {};
  const gateways = allows ? all.filter(allows) : all;
  const [wanted, setWanted] = useState<GatewayName>();
  const gateway = gateways.find((each) => each === wanted) ?? gateways[0];
  const isTransfer = gateway === 'bank_transfer';
  const { reset } = payment;
  useReturn(reset);
  // Its error is about what was paid for here: another draft begins without it.
  useEffect(() => reset, [reset]);

  const goOn = (order: OrderView, tab: WaitingTab | null) => {
    const pageUrl = order.payment?.pageUrl;
    if (pageUrl && tab) tab.goTo(pageUrl);
    else tab?.close();
    onOrdered(order);
    if (pageUrl && !tab) leaveFor(pageUrl);
    if (!pageUrl) router.push(paths.order(order._id));
  };
  const open = async () => {
    onBusy(true);
    // A transfer has no page: its details stand on the order's.
    const tab = isTransfer ? null : openTab();
    try {
      goOn(await payment.pay(gateway), tab);
    } catch {
      tab?.close();
    }
    onBusy(false);
  };
  const amount = isolate(formatMoney(total, intl));
  return (
    <div className="stack gap-4">
      {children}
      <Refusal error={payment.error} total={total} />
      {gateways.length > 1 && gateway ? (
        <section aria-labelledby={waysId}>
          <h3 id={waysId} className="type-label">
            {t('transfers:choice.title')}
          </h3>
          <PaymentWays
            gateways={gateways}
            transferDays={transferDays}
            chosen={gateway}
            onChoose={setWanted}
            labelledBy={waysId}
          />
        </section>
      ) : null}
      <p className={styles.total}>
        <span>{t('summary.total')}</span>
        <Money money={total} className={styles.amount} />
      </p>
      <ul className={`grid gap-1 type-body2 text-secondary ${styles.notes}`}>
        {[...notes, ...(isTransfer ? [] : [t('payment-sheet:newTab')])].map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <Button
        size="large"
        fullWidth
        loading={payment.isPending}
        onClick={() => void open()}
        startIcon={<Icon name="lock" size={20} />}
      >
        {isTransfer ? t('transfers:choice.toTransfer', { amount }) : t('checkout.pay', { amount })}
      </Button>
    </div>
  );
}

type RefusalProps = { error: ApiError | null; total: MoneyAmount };

/** Why nothing was ordered; where the price has changed, the one that was seen and the new one. */
function Refusal({ error, total }: RefusalProps) {
  const { t } = useTranslation('checkout');
  const { intl } = useLocale();
  const errorText = useErrorText();
  const box = useRef<HTMLDivElement>(null);
  // The total that was refused with cart_changed at the last press.
  const [seen, setSeen] = useState(total);
  const isChanged = error?.code === 'cart_changed' && seen.amount !== total.amount;
  useEffect(() => {
    if (error) box.current?.focus();
    else setSeen(total);
  }, [error, total]);
  if (!error) return null;
  const written = (money: MoneyAmount) => isolate(formatMoney(money, intl));
  return (
    <Alert severity={isChanged ? 'warning' : 'error'} role="alert" ref={box} tabIndex={-1}>
      {isChanged ? t('checkout.changed', { before: written(seen), after: written(total) }) : errorText(error)}
    </Alert>
  );
}
