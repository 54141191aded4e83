import { sql } from 'kysely';
import { db } from '@/lib/server/db/client';
import { ctxOf, makeUser } from '@/lib/server/demo/people-factory';
import { makeEntitlement } from '@/lib/server/demo/product-factory';
import { newId } from '@/lib/server/ids';
import { listSlots } from '@/lib/server/kinds/bookings/free-slots';
import { createSlotHold } from '@/lib/server/kinds/bookings/holds';
import { makeHost, makeOffer } from '@/tests/setup/bookings';
import { byId, type Make } from './target';

/** What the owner offers. */
const offer: Make = async ({ owner }) => {
  const id = await makeOffer({ ...owner, ctx: ctxOf(db(), { id: owner.id, role: 'CREATOR' }) });
  return byId(id, id);
};

/** What somebody offers to everybody, and what they have not published yet. */
const offered: Make = async () => {
  const host = await makeHost();
  const draft = await makeOffer(host);
  await db().updateTable('products').set({ status: 'draft' }).where('id', '=', draft).execute();
  return byId(await makeOffer(host), draft);
};

/** A slot that the owner holds. */
const held: Make = async (people) => {
  const target = await offered(people);
  const id = target.own.id ?? '';
  const now = new Date();
  const ctx = { ...ctxOf(db(), people.owner), now };
  const month = new Date(now.getTime() + 15 * 86_400_000).toISOString().slice(0, 7);
  const { data } = await listSlots(ctx, id, { month, timeZone: 'UTC', minutes: 60 });
  const startsAt = data[0]?.startsAt ?? '';
  await createSlotHold(ctx, id, { startsAt, minutes: 60, timeZone: 'UTC' });
  return target;
};

/** A purchase of a booking by the owner, and by somebody else. */
const booked: Make = async ({ owner }) => {
  const [own, hidden] = [await purchaseOf(owner.id), await purchaseOf((await makeUser(db())).id)];
  return byId(own, hidden);
};

async function purchaseOf(holderId: string): Promise<string> {
  const host = await makeHost();
  const id = await makeOffer(host);
  const entitlementId = await makeEntitlement(db(), holderId, id);
  const [slotId, now] = [newId(), new Date()];
  const times = { starts_at: now, ends_at: new Date(now.getTime() + 3_600_000) };
  await db()
    .insertInto('booking_slots')
    .values({
      id: slotId,
      host_id: host.id,
      product_id: id,
      seats: 1,
      ...times,
      occupied: sql`tstzrange(${now}, null)`,
    })
    .execute();
  await db()
    .insertInto('bookings')
    .values({
      ...{
        id: newId(),
        slot_id: slotId,
        buyer_id: holderId,
        state: 'confirmed',
        amount: 0,
        time_zone: 'UTC',
      },
      ...{ created_at: now, entitlement_id: entitlementId },
    })
    .execute();
  return entitlementId;
}

export const BOOKING_TARGETS: Record<string, Make> = {
  getBooking: booked,
  getBookingOffer: offer,
  putBookingOffer: offer,
  listSlots: offered,
  getSlotHold: held,
  createSlotHold: offered,
  deleteSlotHold: held,
};
