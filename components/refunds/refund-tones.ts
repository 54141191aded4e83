import type { StatusTone } from '@/components/ui/status-chip';
import type { DisputeRow } from '@/lib/contract/disputes';
import type { RefundView } from '@/lib/contract/refunds';

/** The tone of each state. The word beside it says the same. */
export const refundTones: Readonly<Record<RefundView['status'], StatusTone>> = {
  requested: 'warning',
  granted: 'info',
  succeeded: 'success',
  failed: 'error',
  declined: 'neutral',
};

export const disputeTones: Readonly<Record<DisputeRow['status'], StatusTone>> = {
  open: 'warning',
  won: 'success',
  lost: 'error',
};
