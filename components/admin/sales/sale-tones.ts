import type { StatusTone } from '@/components/ui/status-chip';
import type { SaleLine, SalePayment, SaleRow } from '@/lib/contract/operator-sales';

/** The tone of each state. The word beside it says the same. */
export const orderTones: Readonly<Record<SaleRow['status'], StatusTone>> = {
  awaiting_payment: 'warning',
  paid: 'success',
  partly_refunded: 'info',
  refunded: 'neutral',
  expired: 'neutral',
  cancelled: 'neutral',
};

export const paymentTones: Readonly<Record<SalePayment['status'], StatusTone>> = {
  created: 'neutral',
  requires_action: 'warning',
  processing: 'warning',
  succeeded: 'success',
  failed: 'error',
  awaiting_transfer: 'warning',
  receipt_submitted: 'warning',
  rejected: 'error',
  quarantined: 'error',
  returned: 'neutral',
};

export const accessTones: Readonly<Record<NonNullable<SaleLine['access']>['status'], StatusTone>> = {
  active: 'success',
  suspended: 'warning',
  revoked: 'neutral',
};

export const receiptTones: Readonly<Record<SalePayment['receipts'][number]['status'], StatusTone>> = {
  submitted: 'warning',
  approved: 'success',
  rejected: 'error',
};
