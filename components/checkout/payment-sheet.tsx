'use client';

import { type ReactNode, useState } from 'react';
import type { GatewayName } from '@/lib/contract/gateways';
import type { OrderView } from '@/lib/contract/orders';
import { Messages } from '@/lib/i18n/page-messages';
import type { MoneyAmount } from '@/lib/shared/money-format';
import { type Payment, PaymentForm } from './payment-form';
import { PaymentWatch } from './payment-watch';
import { SheetFrame } from './sheet-frame';

export type PaymentSheetProps = {
  /** A closed sheet goes on watching the payment that it opened. */
  open: boolean;
  title: string;
  /** What is paid for. */
  children: ReactNode;
  /** The total that the payer sees. */
  total: MoneyAmount;
  /** What the payer must know before paying, a sentence each. */
  notes: readonly string[];
  /** The methods that may pay for it, of those that are on; without it, all. */
  allows?: (gateway: GatewayName) => boolean;
  /** Makes the order at the total that was seen. */
  payment: Payment;
  /** The payment has arrived. */
  onPaid: (order: OrderView) => void;
  onClose: () => void;
};

/**
 * Pays for one thing without leaving the page: what it is, the total, the method; then the gateway's page in a tab of
 * its own, while this one waits for the money. A refused card can be tried again, or another way chosen, right here.
 */
export function PaymentSheet(props: PaymentSheetProps) {
  return (
    <Messages of={['payment-sheet', 'checkout', 'orders']}>
      <Sheet {...props} />
    </Messages>
  );
}

function Sheet({ open, title, children, payment, onPaid, onClose, ...form }: PaymentSheetProps) {
  const [orderId, setOrderId] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // What is being asked for cannot be taken back by closing.
  const close = () => {
    if (!busy) onClose();
  };
  const shared = { ...form, onBusy: setBusy, onOrdered: (order: OrderView) => setOrderId(order._id) };
  return (
    <SheetFrame open={open} title={title} keepMounted={orderId !== null} onClose={close}>
      {children}
      {orderId ? (
        <PaymentWatch orderId={orderId} onPaid={onPaid} onClose={close} {...shared} />
      ) : (
        <PaymentForm payment={payment} {...shared} />
      )}
    </SheetFrame>
  );
}
