import { DAY } from '@/lib/shared/time';

/** For how long the owner can undo a deletion, in days. */
export const DELETION_DAYS = 14;

/** Returns when an account is deleted for good if its owner asked for that at `requestedAt`. */
export function deletionDate(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + DELETION_DAYS * DAY);
}
