/** How long a deletion can be taken back. */
export const DELETION_DAYS = 14;

/** When an account goes for good whose owner asked for it at `requestedAt`. */
export function deletionDate(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + DELETION_DAYS * 86_400_000);
}
