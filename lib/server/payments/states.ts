import 'server-only';

/** States of a payment that is still open: nothing is decided. */
export const OPEN = ['created', 'requires_action', 'processing'] as const;

/** States in which a payment may turn out to be paid: one that failed and then succeeded was paid after all. */
export const PAYABLE = [...OPEN, 'failed', 'awaiting_transfer', 'receipt_submitted', 'rejected'] as const;

/** Whether a payment may turn out to be paid; else it was kept, or given back, before. */
export const isPayable = (payment: { status: string }): boolean =>
  PAYABLE.some((status) => status === payment.status);

/** Whether an order awaits its money; else another payment has paid it, or it was called off. */
export const awaitsMoney = (order: { status: string }): boolean =>
  order.status === 'awaiting_payment' || order.status === 'expired';

interface Asked {
  /** minor units */
  amount: number;
  currency: string;
}

/** Whether a gateway reports the amount that was asked for. */
export const isAsAsked = (payment: Asked, event: Asked): boolean =>
  event.amount === payment.amount && event.currency === payment.currency;
