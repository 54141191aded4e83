import 'server-only';
import type { MemberCtx } from '@/lib/server/ctx';
import type { SoldBooking } from '@/lib/server/kinds/bookings/sold-booking';
import { lockOrder } from '@/lib/server/orders/state';

/**
 * A sold booking whose order is locked: before its host, as everywhere. It is read again under the lock, as it may have
 * been moved or cancelled meanwhile.
 */
export async function held(ctx: MemberCtx, find: () => Promise<SoldBooking>): Promise<SoldBooking> {
  await lockOrder(ctx, (await find()).order_id);
  return find();
}
