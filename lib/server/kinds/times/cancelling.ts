import { HOUR } from '@/lib/shared/time';

/** All of a price, in basis points. */
export const ALL = 10_000;

/** Until how many hours before the start a buyer who cancels gets everything back, and until when half. */
interface Agreed {
  starts_at: Date;
  free_hours: number;
  half_hours: number;
}

/**
 * Returns how much goes back to a buyer who cancels now, in basis points: as agreed; nothing once it has begun.
 * @param isFree it is not the buyer's doing, so everything goes back at any time before
 */
export function shareBack({ starts_at, free_hours, half_hours }: Agreed, now: Date, isFree: boolean): number {
  const left = starts_at.getTime() - now.getTime();
  if (left <= 0) return 0;
  if (isFree || left >= free_hours * HOUR) return ALL;
  return left >= half_hours * HOUR && half_hours < free_hours ? ALL / 2 : 0;
}

/**
 * Returns the refund for a share of the price, in minor units, and never more than is left after other refunds. A part
 * of a cent falls to the buyer.
 */
export const backOf = (
  { amount, given_back }: { amount: number; given_back: number },
  shareBps: number,
): number => Math.min(amount - given_back, Math.ceil((amount * shareBps) / ALL));
