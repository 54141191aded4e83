import { DAY } from '@/lib/shared/time';

/** Returns whether documents may be sent: the first time, and after a rejection. @param status of the newest check */
export const isOpenForDocuments = (status: string | undefined): boolean =>
  status === undefined || status === 'rejected';

/**
 * The end of the time in which a decision can be undone. Until then documents are kept, and no payout leaves after an
 * approval.
 */
export const decisionStandsAt = (decidedAt: Date): Date => new Date(decidedAt.getTime() + DAY);

/** The latest decisions that cannot be undone any more were made at this time. */
export const standingSince = (now: Date): Date => new Date(now.getTime() - DAY);

interface Undoable {
  decided_at: Date | null;
  /** its owner has sent no other check since */
  is_newest: boolean;
  /** there is something to review */
  hasDocuments: boolean;
}

/** Returns the time until which the decision about a check can be undone; null where it cannot. */
export function undoUntil({ decided_at, is_newest, hasDocuments }: Undoable, now: Date): Date | null {
  if (!decided_at || !is_newest || !hasDocuments) return null;
  const end = decisionStandsAt(decided_at);
  return now < end ? end : null;
}
