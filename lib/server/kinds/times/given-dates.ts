import 'server-only';
import type { GivenWorkshop } from '@/lib/contract/kinds/appointments';
import type { MemberCtx } from '@/lib/server/ctx';
import { slotOf } from './present-slots';
import { givesWorkshops as findGiven, listGivenDates as listRows } from './repo-workshop-times';

/** Returns whether the caller gives workshops. */
export const givesWorkshops = ({ db, viewer, now }: MemberCtx): Promise<boolean> =>
  findGiven(db, viewer.id, now);

/**
 * The dates of workshops that the caller gives which begin in a time.
 * @param zone in which their times are shown
 */
export async function listGivenDates(
  ctx: MemberCtx,
  range: { from: number; to: number },
  zone: string,
): Promise<GivenWorkshop[]> {
  const rows = await listRows(ctx.db, ctx.viewer.id, { ...range, now: ctx.now });
  return rows.map((row) => ({
    _id: row.id,
    product: { _id: row.product_id, title: row.title },
    slot: slotOf(row, { host: zone, buyer: zone }),
    seats: row.seats,
    soldCount: row.sold,
  }));
}
