import type { StatusTone } from '@/components/ui/status-chip';
import type { PayoutStatus } from '@/lib/contract/payouts';

/** To the operator, what waits and what is under way are two things. */
export const TONES: Record<PayoutStatus, StatusTone> = {
  pending: 'warning',
  in_progress: 'info',
  transferred: 'success',
  failed: 'error',
};
