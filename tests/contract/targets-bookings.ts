import { db } from '@/lib/server/db/client';
import { ctxOf } from '@/lib/server/demo/people-factory';
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

export const BOOKING_TARGETS: Record<string, Make> = {
  getBookingOffer: offer,
  putBookingOffer: offer,
  listSlots: offered,
  getSlotHold: held,
  createSlotHold: offered,
  deleteSlotHold: held,
};
