import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { MINUTE } from '@/lib/shared/time';
import { localAt, segmentsOf } from '../times/zone';
import { notifyOfBookings } from './notices';
import { type Clocks, listUpcoming, type UpcomingRow, updateClocks, upsertClocks } from './repo-clocks';

const BATCH = 500;

/** Returns the times that the clocks of both sides show when a booking begins, by the zone rules of this process. */
export const clocksOf = (
  id: string,
  startsAt: Date,
  { hostZone, buyerZone }: { hostZone: string; buyerZone: string },
): Clocks => ({
  booking_id: id,
  starts_at: startsAt,
  host_zone: hostZone,
  host_offset: offsetAt(hostZone, startsAt),
  buyer_zone: buyerZone,
  buyer_offset: offsetAt(buyerZone, startsAt),
});

function offsetAt(zone: string, time: Date): number {
  const at = time.getTime();
  return localAt(segmentsOf(zone, at, at + 1), at).offset / MINUTE;
}

/**
 * Compares the clocks of bookings that have not begun with what was agreed. Where a country has changed its rules, the
 * moment stays, and both sides are notified once: they may move or cancel it without a loss.
 */
export async function checkClocks(ctx: Ctx): Promise<void> {
  let after: string | null = null;
  do after = await checkBatch(ctx, after);
  while (after !== null);
}

/** @returns the last booking that was looked at; null at the end */
function checkBatch(ctx: Ctx, after: string | null): Promise<string | null> {
  return inTransaction(ctx, async (ctx) => {
    const { db, now } = ctx;
    const rows = await listUpcoming(db, { now, after, limit: BATCH });
    const changed: string[] = [];
    for (const row of rows) {
      const clocks = clocksOf(row.id, row.starts_at, { hostZone: row.host_zone, buyerZone: row.buyer_zone });
      if (row.host_offset === null) await upsertClocks(db, clocks);
      else if (isOther(row, clocks) && (await updateClocks(db, clocks, now))) changed.push(row.id);
    }
    await notifyOfBookings(ctx, changed, 'clockChanged');
    return rows.length < BATCH ? null : (rows.at(-1)?.id ?? null);
  });
}

const isOther = (row: UpcomingRow, { host_offset, buyer_offset }: Clocks) =>
  row.host_offset !== host_offset || row.buyer_offset !== buyer_offset;
