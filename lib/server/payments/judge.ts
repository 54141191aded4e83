import 'server-only';
import type { GatewayEvent } from '@/lib/server/adapters/payments/port';
import type { LockedOrder } from '@/lib/server/orders/state';
import type { NamedPayment, PaymentRow } from './repo';
import { PAYABLE } from './states';

/** Whether a payment may turn out to be paid; else it was kept, or given back, before. */
export const isPayable = ({ status }: PaymentRow): boolean => PAYABLE.some((payable) => payable === status);

/** Whether an order waits for its money; else another payment has paid it, or it was called off. */
export const isWaiting = ({ status }: LockedOrder): boolean =>
  status === 'awaiting_payment' || status === 'expired';

/** Whether a gateway reports the amount that was asked for. */
export const isAsAsked = ({ amount, currency }: PaymentRow, event: GatewayEvent): boolean =>
  event.amount === amount && event.currency === currency;

/** Whether all that a gateway calls a payment is known. */
export const isNamed = (payment: NamedPayment, { alias }: GatewayEvent): boolean =>
  Boolean(payment.gateway_ref && (payment.gateway_alias || !alias));
