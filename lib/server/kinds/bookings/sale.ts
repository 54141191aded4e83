import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { AppError } from '@/lib/server/errors';
import { MINUTE } from '@/lib/shared/time';
import type { KindLine, KindQuote, KindSale } from '../sale-port';
import { giveBackSlot, heldSlots } from './holds';
import { rulesOf } from './hours';
import { notifyOfBookings } from './notices';
import { chosenPackages } from './packages/choice';
import * as packages from './packages/sold-packages';
import { hasHost, lockHosts } from './repo-hosts';
import { findHours } from './repo-hours';
import { lacksAnswers } from './repo-questions';
import * as repo from './repo-sales';
import { listTaken, releaseHolds } from './repo-slots';
import { answerBy } from './requests';
import { around } from './slots/bookable';
import { isFullAt } from './slots/offered-starts';
import { HELD_MS, OBJECTION_MS } from './sold-booking';

/** From when a slot was held: whoever orders again and again does not keep it longer. */
const LONGEST_HELD = 30 * MINUTE;
/**
 * A slot that is taken again for money that came is settled in the same transaction, or free again this much later. It
 * has not lapsed at once, as others of its host may be taken again in that transaction.
 */
const SETTLING_MS = 1000;

const productsOf = (lines: readonly { productId: string }[]) => lines.map(({ productId }) => productId);
const later = (one: Date, other: Date) => (one > other ? one : other);
const earlier = (one: Date, other: Date) => (one < other ? one : other);

/**
 * Selling by slots. What a buyer pays for is the slot that they hold, at the price of its length, or the package that
 * they chose. Without an offer there is nothing to buy.
 */
export const sale: KindSale = {
  reserving: { lastsMs: HELD_MS, reserve, release },
  times: { list: heldSlots, giveBack: giveBackSlot, packages: chosenPackages },

  async quotes(ctx, productIds) {
    const { db, viewer, now } = ctx;
    const offered = await repo.listOffered(db, productIds);
    const held = await repo.listHeld(db, { buyerId: viewer.id, productIds, now });
    const chosen = await packages.chosenAmounts(ctx, productIds);
    return new Map(
      productIds.map((id): [string, KindQuote] => {
        const offer = offered.find(({ product_id }) => product_id === id);
        if (!offer) return [id, { reservableMs: null, isForSale: false }];
        const hold = held.find(({ product_id }) => product_id === id);
        const own = hold ? undefined : chosen.get(id);
        if (own !== undefined) return [id, { amount: own, reservableMs: null, isForSale: true }];
        const amount = hold?.amount ?? offer.least ?? undefined;
        return [id, { amount, reservableMs: HELD_MS, isForSale: hold !== undefined }];
      }),
    );
  },

  async standing(ctx, lines) {
    await lockHosts(ctx.db, lines);
    const own = await slotLines(ctx, lines);
    const known = new Map((await repo.listByLine(ctx.db, idsOf(own))).map((row) => [row.order_line_id, row]));
    const ofPackages = await packages.packageLines(ctx, own);
    const lost = await packages.lostPackages(ctx, ofPackages);
    for (const line of own) {
      if (ofPackages.has(line.lineId)) continue;
      const row = known.get(line.lineId) ?? (await attachAnswered(ctx, line));
      const isKept = row
        ? (await hasHost(ctx.db, row.id)) && (await keep(ctx, row))
        : await packages.attachPackage(ctx, line);
      if (!isKept) lost.add(line.lineId);
    }
    return lost;
  },

  async agreed(ctx, lines) {
    const rows = await repo.listByLine(ctx.db, idsOf(lines));
    return new Map([
      ...(await packages.agreedPackages(ctx, lines)),
      ...rows.flatMap(({ order_line_id: lineId, amount, ends_at }) =>
        lineId ? [[lineId, { amount, holdUntil: new Date(ends_at.getTime() + OBJECTION_MS) }] as const] : [],
      ),
    ]);
  },

  async sessions(ctx, lineIds) {
    const rows = await repo.listByLine(ctx.db, lineIds);
    return new Map(
      rows.flatMap((row) => {
        const session = { startsAt: row.starts_at, acceptBy: currentAcceptBy(ctx, row) };
        return row.order_line_id ? [[row.order_line_id, session] as const] : [];
      }),
    );
  },

  async granted(ctx, holdings) {
    await packages.grantPackages(ctx, holdings);
    const rows = await repo.listByLine(ctx.db, idsOf(holdings));
    for (const { lineId, entitlementId } of holdings) {
      const row = rows.find(({ order_line_id }) => order_line_id === lineId);
      const change = { state: 'confirmed', held_until: null, entitlement_id: entitlementId } as const;
      if (row)
        await repo.changeBooking(ctx.db, row.id, { ...change, accept_by: acceptBy(ctx, row), now: ctx.now });
    }
    await notifyBooked(ctx, rows);
  },

  async accessChanged(ctx, changes) {
    await lockHosts(
      ctx.db,
      changes.map(({ productId, holderId: buyerId }) => ({ productId, buyerId })),
    );
    const entitlementIds = changes.map(({ entitlementId }) => entitlementId);
    const rows = await repo.listByEntitlement(ctx.db, entitlementIds);
    const taken = changes.filter(({ status }) => status !== 'active');
    await packages.freeLessons(
      ctx,
      taken.map(({ entitlementId }) => entitlementId),
    );
    for (const { entitlementId, status } of changes) {
      const row = rows.find(({ entitlement_id }) => entitlement_id === entitlementId);
      if (row) await (status === 'active' ? giveBack(ctx, row) : cancel(ctx, row));
    }
    return new Set();
  },
};

const idsOf = (lines: readonly { lineId: string }[]) => lines.map(({ lineId }) => lineId);

/** The lines of products that are sold by slots. */
async function slotLines<L extends KindLine>({ db }: Ctx, lines: readonly L[]): Promise<L[]> {
  const offered = new Set((await repo.listOffered(db, productsOf(lines))).map((row) => row.product_id));
  return lines.filter(({ productId }) => offered.has(productId));
}

/** The slots that buyers hold belong to their orders now. */
async function reserve(ctx: Ctx, lines: readonly KindLine[], until: Date): Promise<void> {
  await lockHosts(ctx.db, lines);
  const own = await slotLines(ctx, lines);
  const known = await repo.listByLine(ctx.db, idsOf(own));
  const ofPackages = await packages.packageLines(ctx, own);
  for (const line of own) {
    const row = known.find(({ order_line_id }) => order_line_id === line.lineId);
    if (row) await extend(ctx, row, until);
    else if (!ofPackages.has(line.lineId)) {
      const held = await attachHeld(ctx, line);
      if (!held && (await packages.orderPackage(ctx, line))) continue;
      if (!held) throw new AppError('not_purchasable');
      if (await lacksAnswers(ctx.db, held.id)) throw new AppError('answers_missing');
      const most = new Date(held.created_at.getTime() + LONGEST_HELD);
      const time = later(held.held_until ?? ctx.now, earlier(until, most));
      await repo.updateBooking(ctx.db, held.id, { held_until: time });
    }
  }
}

/** Money is under way: the slot waits for it, but no longer than somebody else could book it. */
async function extend(ctx: Ctx, row: repo.BookingRow, until: Date): Promise<void> {
  if (!(await keep(ctx, row))) throw new AppError('not_purchasable');
  const last = new Date(row.starts_at.getTime() - row.least_notice * MINUTE);
  const time = later(row.held_until ?? ctx.now, earlier(until, last));
  if (row.state !== 'confirmed') await repo.updateBooking(ctx.db, row.id, { held_until: time });
}

/** What the buyer of a line holds of its product, at its price. */
async function attachHeld({ db, now }: Ctx, { productId, buyerId, lineId, amount }: KindLine) {
  const held = await repo.listHeld(db, { buyerId, productIds: [productId], now });
  const row = held.find((one) => one.amount === amount && one.order_line_id === null);
  if (row) await repo.updateBooking(db, row.id, { order_line_id: lineId });
  return row;
}

/** The same for what costs nothing, and was not reserved: unless the host waits for answers. */
async function attachAnswered(ctx: Ctx, line: KindLine) {
  const row = await attachHeld(ctx, line);
  return row && !(await lacksAnswers(ctx.db, row.id)) ? row : undefined;
}

/** The order has ended. A hold whose time is not over stays its buyer's, who may order again. */
async function release(ctx: Ctx, lineIds: readonly string[]): Promise<void> {
  const { db, now } = ctx;
  await packages.releasePackages(ctx, lineIds);
  const rows = (await repo.listByLine(db, lineIds)).filter(({ state }) => state === 'held');
  await lockHosts(
    db,
    rows.map(({ product_id: productId, buyer_id: buyerId }) => ({ productId, buyerId })),
  );
  for (const { id, held_until, created_at } of rows) {
    // It waits no longer for money that was under way.
    const until = earlier(held_until ?? now, new Date(created_at.getTime() + LONGEST_HELD));
    const isOver = until <= now;
    await repo.updateBooking(
      db,
      id,
      isOver ? { state: 'released' } : { order_line_id: null, held_until: until },
    );
  }
  await repo.freeEmpty(
    db,
    rows.map(({ slot_id }) => slot_id),
  );
}

/** Whether a booking has its slot, or could take it again: money may come after its time. */
async function keep(ctx: Ctx, row: repo.BookingRow): Promise<boolean> {
  const { state, held_until } = row;
  if (state === 'confirmed') return true;
  if (state === 'held' && held_until && held_until > ctx.now) return true;
  return takeBack(ctx, row, { state: 'held', held_until: new Date(ctx.now.getTime() + SETTLING_MS) });
}

async function takeBack(
  ctx: Ctx,
  row: repo.BookingRow,
  change: Parameters<typeof repo.updateBooking>[2],
): Promise<boolean> {
  const { db, now } = ctx;
  if (row.starts_at <= now) return false;
  // What lapsed, and what the buyer holds instead of it.
  if (row.state === 'held') await repo.updateBooking(db, row.id, { state: 'released' });
  await releaseHolds(db, { hostId: row.host_id, buyerId: row.buyer_id, now }, 'unordered');
  await repo.freeEmpty(db, [row.slot_id]);
  if (await isDayFull(ctx, row)) return false;
  if (!(await repo.takeAgain(db, row, now))) return false;
  await repo.updateBooking(db, row.id, change);
  return true;
}

/** Whether others have filled the host's day or week meanwhile. A group that goes on anyway counts already. */
async function isDayFull(
  { db, now }: Ctx,
  { host_id, slot_id, starts_at }: repo.BookingRow,
): Promise<boolean> {
  const start = starts_at.getTime();
  const within = around({ from: start, to: start + 1 });
  const who = { hostId: host_id, viewerId: null, movingId: null, keepsOrdered: true };
  const taken = await listTaken(db, { ...who, within, now });
  const hours = await findHours(db, host_id);
  if (!hours || taken.some(({ id }) => id === slot_id)) return false;
  const booked = taken.filter((one) => one.product_id !== null).map((one) => one.starts_at.getTime());
  return isFullAt(rulesOf(hours), booked, start);
}

/** Until when the host answers; null where they need not. */
const acceptBy = ({ now }: Ctx, row: repo.BookingRow) => (row.by_hand ? answerBy(row, now) : null);

/** Returns the deadline of the host for a booking in any state: one that is being paid becomes a request. */
function currentAcceptBy(ctx: Ctx, row: repo.BookingRow): Date | null {
  if (row.state === 'held') return acceptBy(ctx, row);
  return row.state === 'confirmed' ? row.accept_by : null;
}

async function notifyBooked(ctx: Ctx, rows: readonly repo.BookingRow[]): Promise<void> {
  const idsOf = (byHand: boolean) => rows.filter(({ by_hand }) => by_hand === byHand).map(({ id }) => id);
  await notifyOfBookings(ctx, idsOf(true), 'requested');
  await notifyOfBookings(ctx, idsOf(false), 'confirmed');
}

/** Its right was taken away: unless it has begun, the slot is free for others. A request never took place. */
async function cancel(ctx: Ctx, row: repo.BookingRow): Promise<void> {
  const { db, now } = ctx;
  if (row.state !== 'confirmed' || (row.starts_at <= now && !row.accept_by)) return;
  await repo.changeBooking(db, row.id, { state: 'cancelled', now });
  await repo.freeEmpty(db, [row.slot_id]);
  await notifyOfBookings(ctx, [row.id], 'cancelled');
}

/** Its right came back. Where somebody else has the slot now, or its time is over, its buyer chooses another. */
async function giveBack(ctx: Ctx, row: repo.BookingRow): Promise<void> {
  if (row.state === 'confirmed') return;
  if (!(await takeBack(ctx, row, { state: 'confirmed' }))) return letChoose(ctx, row);
  // Whoever had accepted it need not do so again.
  const accept_by = row.accept_by && acceptBy(ctx, row);
  await repo.changeBooking(ctx.db, row.id, { state: 'confirmed', accept_by, now: ctx.now });
  await notifyOfBookings(ctx, [row.id], accept_by ? 'requested' : 'confirmed');
}

async function letChoose(ctx: Ctx, row: repo.BookingRow): Promise<void> {
  await repo.updateBooking(ctx.db, row.id, { lost_at: ctx.now });
  await notifyOfBookings(ctx, [row.id], 'chooseAgain');
}
