import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { expireOrders } from '@/lib/server/orders/service';
import { fromNow } from './clock';

/** Ends the time of all reserved slots and seats and of all unpaid orders, and runs the job that expires orders. */
export async function expireReservations(): Promise<void> {
  const past = fromNow(-1000);
  await db().updateTable('bookings').set({ held_until: past }).where('state', '=', 'held').execute();
  await db().updateTable('workshop_seats').set({ held_until: past }).where('state', '=', 'held').execute();
  await db()
    .updateTable('orders')
    .set({ expires_at: past })
    .where('status', '=', 'awaiting_payment')
    .execute();
  await expireOrders(guestCtx(db()));
}
