import 'server-only';

/** States of a payment that is still open: nothing is decided. */
export const OPEN = ['created', 'requires_action', 'processing'] as const;

/** States in which a payment may turn out to be paid: one that failed and then succeeded was paid after all. */
export const PAYABLE = [...OPEN, 'failed', 'awaiting_transfer', 'receipt_submitted', 'rejected'] as const;
