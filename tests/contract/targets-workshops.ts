import { createOrder } from '@/lib/server/checkout/service';
import { db } from '@/lib/server/db/client';
import { ctxOf, makeUser } from '@/lib/server/demo/people-factory';
import { newId } from '@/lib/server/ids';
import { createSeatHold } from '@/lib/server/kinds/assessments/holds';
import { joinWaitingList } from '@/lib/server/kinds/assessments/waits';
import { makeMember, NO_ID } from '@/tests/setup/make-member';
import { beginIn, dateIn, makeAlone, makeWorkshop } from '@/tests/setup/workshops';
import { byId, type Make } from './target';

export const FREE = { price: { amount: 0, currency: 'USD' as const } };

export const makeHost = () => makeMember({ role: 'CREATOR' });

/** A workshop that is for sale, and one that is not published yet. */
const offered: Make = async () => {
  const host = await makeHost();
  const draft = await makeWorkshop(host, [dateIn(5)]);
  await db().updateTable('products').set({ status: 'draft' }).where('id', '=', draft).execute();
  return byId(await makeWorkshop(host, [dateIn(5)]), draft);
};

/** A date that is for sale, and one of a workshop that is not published yet. */
const openDate: Make = async () => {
  const host = await makeHost();
  const [shown, hidden] = [dateIn(5), dateIn(6)];
  await makeWorkshop(host, [shown]);
  const draft = await makeWorkshop(host, [hidden]);
  await db().updateTable('products').set({ status: 'draft' }).where('id', '=', draft).execute();
  return byId(shown._id, hidden._id);
};

export async function takeSeat(holderId: string, productId: string, dateId: string) {
  const ctx = ctxOf(db(), { id: holderId });
  await createSeatHold(ctx, dateId, { timeZone: 'UTC' });
  await createOrder(ctx, { productId, expectedTotal: FREE.price }, newId());
  return db()
    .selectFrom('workshop_seats')
    .select(['id', 'entitlement_id'])
    .where('date_id', '=', dateId)
    .where('buyer_id', '=', holderId)
    .executeTakeFirstOrThrow();
}

/** A full date of somebody, and one of a workshop that is not published. */
async function fullDates() {
  const host = await makeHost();
  const ids: string[] = [];
  for (const [at, status] of ['published', 'draft'].entries()) {
    const date = dateIn(5 + at, { seats: 1 });
    const product = await makeWorkshop(host, [date], FREE);
    await takeSeat((await makeUser(db())).id, product, date._id);
    await db().updateTable('products').set({ status }).where('id', '=', product).execute();
    ids.push(date._id);
  }
  return { full: ids[0] ?? '', hidden: ids[1] ?? '' };
}

const fullDate: Make = async () => {
  const { full, hidden } = await fullDates();
  return byId(full, hidden);
};

/** A date for which the owner waits. */
const waited: Make = async ({ owner }) => {
  const { full, hidden } = await fullDates();
  await joinWaitingList(ctxOf(db(), { id: owner.id }), full);
  return byId(full, hidden);
};

/** A purchase of a seat by the owner. */
const seat: Make = async ({ owner }) => {
  const date = dateIn(5);
  const { entitlement_id } = await takeSeat(
    owner.id,
    await makeWorkshop(await makeHost(), [date], FREE),
    date._id,
  );
  return byId(entitlement_id ?? NO_ID, entitlement_id);
};

// Nobody gives two workshops at one time.
let days = 5;

/** A workshop of the owner, its date, and a seat of somebody on it. */
export async function ownWorkshop(ownerId: string) {
  const date = dateIn(days++);
  const owner = { id: ownerId, ctx: ctxOf(db(), { id: ownerId, role: 'CREATOR' }) };
  const product = await makeWorkshop(owner, [date], FREE);
  const taken = await takeSeat((await makeUser(db())).id, product, date._id);
  return { product, date: date._id, seat: taken.id };
}

const own =
  (which: 'product' | 'date'): Make =>
  async ({ owner }) => {
    const id = (await ownWorkshop(owner.id))[which];
    return byId(id, id);
  };

/** An assessment without a date that its holder bought. */
async function boughtAlone(host: Parameters<typeof makeAlone>[0], holderId: string) {
  const product = await makeAlone(host, {}, FREE);
  await createOrder(
    ctxOf(db(), { id: holderId }),
    { productId: product, expectedTotal: FREE.price },
    newId(),
  );
  const { id } = await db()
    .selectFrom('entitlements')
    .select('id')
    .where('product_id', '=', product)
    .executeTakeFirstOrThrow();
  return { product, purchase: id };
}

const alone: Make = async ({ owner }) => {
  const { purchase } = await boughtAlone(await makeHost(), owner.id);
  return byId(purchase, purchase);
};

const ownAlone: Make = async ({ owner }) => {
  const host = { id: owner.id, ctx: ctxOf(db(), { id: owner.id, role: 'CREATOR' }) };
  const { product } = await boughtAlone(host, (await makeUser(db())).id);
  return byId(product, product);
};

/** A seat on a date of the owner that has begun. */
const begun: Make = async ({ owner }) => {
  const made = await ownWorkshop(owner.id);
  await beginIn(made.date, -1);
  return byId(made.seat, made.seat);
};

export const WORKSHOP_TARGETS: Record<string, Make> = {
  listWorkshopDates: offered,
  createSeatHold: openDate,
  joinWaitingList: fullDate,
  leaveWaitingList: waited,
  getSeat: seat,
  getSeatCalendar: seat,
  getBoughtAssessment: alone,
  listTakers: ownAlone,
  cancelSeat: seat,
  listOwnDates: own('product'),
  listSeatHolders: own('date'),
  cancelWorkshopDate: own('date'),
  putAttendance: begun,
};
