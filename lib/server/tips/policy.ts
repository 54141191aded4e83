import type { NoTip } from '@/lib/contract/tips';
import { DAY } from '@/lib/shared/time';
import { TIP } from '@/lib/shared/tips';
import type { AuthorRow } from './repo';

/** How long tips both ways count as both ways. */
export const BOTH_WAYS_MS = 30 * DAY;
/** How long the money of a tip is pending. */
export const PENDING_MS = 14 * DAY;

/** Returns how much a payer can still give to an author today, in minor units. */
export const leftOf = ({ to_one, in_all }: Pick<AuthorRow, 'to_one' | 'in_all'>): number =>
  Math.max(0, Math.min(TIP.dayToOne - to_one, TIP.dayInAll - in_all));

/** Returns why a payer cannot give to this author at all, whatever the amount; null where they can. */
export function refusalOf(row: AuthorRow, now: Date): Exclude<NoTip, 'tip_limit'> | null {
  if (row.is_own) return 'own_tip';
  if (!row.takes_tips) return 'tips_off';
  if (!row.is_confirmed) return 'contact_unconfirmed';
  return now.getTime() - row.joined_at.getTime() < DAY ? 'account_too_new' : null;
}
