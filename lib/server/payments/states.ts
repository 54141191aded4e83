import 'server-only';

/** States of a payment that is still open: nothing is decided. */
export const OPEN = ['created', 'requires_action', 'processing'] as const;

/** States in which a payment may turn out to be paid: one that failed and then succeeded was paid after all. */
export const PAYABLE = [...OPEN, 'failed', 'awaiting_transfer', 'receipt_submitted', 'rejected'] as const;

/** Whether a payment may turn out to be paid; else it was kept, or given back, before. */
export const isPayable = (payment: { status: string }): boolean =>
  PAYABLE.some((status) => status === payment.status);

interface Ordered {
  status: string;
  buyer_status: string;
  lines: readonly {
    amount: number;
    seller_status: string;
    product_status: string | null;
    price_amount: number | null;
  }[];
}

/**
 * Whether an order takes the money that came for it; else another payment has paid it, it was called off, what was
 * ordered may not be sold any more, or nobody is left to have it. In time, it was bought at the price of the order, whatever its seller changed since.
 * Later, it has to be for sale as it was ordered.
 */
export function takesMoney({ status, buyer_status, lines }: Ordered): boolean {
  if (buyer_status === 'deleted') return false;
  const maySell = lines.every(
    (line) => line.seller_status === 'active' && line.product_status !== 'suspended',
  );
  if (status === 'awaiting_payment') return maySell;
  const isOnMarket = lines.every(
    (line) => line.product_status === 'published' && line.price_amount === line.amount,
  );
  return status === 'expired' && maySell && isOnMarket;
}

interface Asked {
  /** minor units */
  amount: number;
  currency: string;
}

/** Whether a gateway reports the amount that was asked for. */
export const isAsAsked = (payment: Asked, event: Asked): boolean =>
  event.amount === payment.amount && event.currency === payment.currency;
