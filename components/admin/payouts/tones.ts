import type { StatusTone } from '@/components/ui/status-chip';
import type { PayoutStatus } from '@/lib/contract/payouts';

/** Operators see two different tones for waiting and in progress. */
export const TONES: Record<PayoutStatus, StatusTone> = {
  pending: 'warning',
  in_progress: 'info',
  transferred: 'success',
  failed: 'error',
};
