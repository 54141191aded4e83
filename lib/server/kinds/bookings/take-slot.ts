import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { AppError } from '@/lib/server/errors';
import { newId } from '@/lib/server/ids';
import { MINUTE } from '@/lib/shared/time';
import { type Agreed, type Booked, freeSlots, type Moving } from './free-slots';
import { freeEmpty } from './repo-sales';
import { insertSlot } from './repo-slots';
import type { Range } from './slots/hours';

/**
 * Takes a time of a host for the viewer, or a seat in the group that has it. The host is locked, and holds that lapsed
 * are marked.
 * @param what.moving the booking that leaves its own time for it; `what.agreed` is known where it is of a package
 * @returns the slot @throws AppError `slot_taken`
 */
export async function takeSlot(
  ctx: Ctx,
  { offer, hours }: Booked,
  slot: Range,
  { moving, agreed }: { moving?: Moving & { slotId: string }; agreed?: Agreed | undefined } = {},
): Promise<string> {
  const minutes = (slot.to - slot.from) / MINUTE;
  const within = { from: slot.from, to: slot.from + 1 };
  const asked = { minutes, within, ...(moving && { moving }), ...(agreed && { agreed }) };
  const [free] = await freeSlots(ctx, { offer, hours }, asked);
  if (!free) throw new AppError('slot_taken');
  if (moving) await freeEmpty(ctx.db, [moving.slotId], moving.bookingId);
  if (free.slotId) return free.slotId;
  const occupied = {
    from: slot.from - hours.buffer_before * MINUTE,
    to: slot.to + hours.buffer_after * MINUTE,
  };
  const { host_id: hostId, product_id: productId, seats } = offer;
  const id = newId(ctx.now);
  if (!(await insertSlot(ctx.db, { id, hostId, productId, slot, occupied, seats })))
    throw new AppError('slot_taken');
  return id;
}
