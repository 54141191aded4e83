import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { AppError } from '@/lib/server/errors';
import { enqueue } from '@/lib/server/jobs/queue';
import { DAY, MINUTE } from '@/lib/shared/time';
import type { KindLine, KindQuote, KindSale } from '../sale-port';
import { isHostElsewhere } from '../times/clashes';
import { changeAlone, passOn, takeOver } from './hand-over-attempts';
import { giveBackSeat, HELD_MS, heldSeats } from './holds';
import { notifyOfSeats } from './notices';
import { listHavers } from './repo-alone';
import { lockPurchases } from './repo-assessments';
import * as dates from './repo-dates';
import * as repo from './repo-seats';
import { endWaits } from './repo-waits';
import { giveLostSeatBack } from './seat-job';
import { endAttempts } from './take-assessment';
import { offerFreed } from './waits';

/** From when a seat was held: whoever orders again and again does not keep it longer. */
const LONGEST_HELD = 30 * MINUTE;
/** A seat that is taken again for money that came is settled in the same transaction, or free again this much later. */
const SETTLING_MS = 1000;
/** The money waits so long after the end. */
const AFTER_MS = 3 * DAY;

const later = (one: Date, other: Date) => (one > other ? one : other);
const earlier = (one: Date, other: Date) => (one < other ? one : other);
const idsOf = (lines: readonly { lineId: string }[]) => lines.map(({ lineId }) => lineId);
const datesOf = (rows: readonly repo.SeatRow[]) => rows.map(({ date_id }) => date_id);

/**
 * Selling by seats. What a buyer pays for is the seat that they keep. An assessment alone is sold as products are:
 * there is enough for everybody.
 */
export const sale: KindSale = {
  reserving: { lastsMs: HELD_MS, reserve, release },
  times: { list: heldSeats, giveBack: giveBackSeat },

  async quotes({ db, viewer, now }, productIds) {
    const rows = await dates.listWorkshops(db, productIds);
    const workshops = new Map(rows.map((row) => [row.product_id, row]));
    const [held, had] = await Promise.all([
      repo.listHeld(db, { buyerId: viewer.id, now }),
      listHavers(db, { productIds, holderIds: [viewer.id] }),
    ]);
    return new Map(
      productIds.map((id): [string, KindQuote] => {
        const workshop = workshops.get(id);
        if (!workshop) return [id, { reservableMs: null, isForSale: false }];
        if (!workshop.is_dated) {
          const isOwned = workshop.amount === 0 && had.some(({ product_id }) => product_id === id);
          return [id, { reservableMs: null, isOwned }];
        }
        const hold = held.find(({ product_id }) => product_id === id);
        const price = hold ? { amount: hold.amount } : {};
        return [id, { ...price, reservableMs: HELD_MS, isForSale: hold !== undefined }];
      }),
    );
  },

  async standing(ctx, lines) {
    const own = await seatLines(ctx, lines);
    await dates.lockDatesOfLines(ctx.db, own);
    const known = new Map((await repo.listByLine(ctx.db, idsOf(own))).map((row) => [row.order_line_id, row]));
    const lost = await takenAgain(
      ctx,
      lines.filter((line) => !own.includes(line)),
    );
    for (const line of own) {
      const row = known.get(line.lineId) ?? (await attachHeld(ctx, line));
      if (!row || !(await keep(ctx, row))) lost.add(line.lineId);
    }
    return lost;
  },

  async agreed(ctx, lines) {
    const rows = await repo.listByLine(ctx.db, idsOf(lines));
    return new Map(
      rows.flatMap(({ order_line_id: lineId, amount, ends_at }) =>
        lineId ? [[lineId, { amount, holdUntil: new Date(ends_at.getTime() + AFTER_MS) }] as const] : [],
      ),
    );
  },

  async sessions({ db }, lineIds) {
    const rows = await repo.listByLine(db, lineIds);
    return new Map(
      rows.flatMap(({ order_line_id: lineId, starts_at: startsAt }) =>
        lineId ? [[lineId, { startsAt, acceptBy: null }] as const] : [],
      ),
    );
  },

  async granted(ctx, holdings) {
    const { db, now } = ctx;
    const rows = await repo.listByLine(db, idsOf(holdings));
    for (const { lineId, entitlementId, productId, holderId: buyerId } of holdings) {
      const row = rows.find(({ order_line_id }) => order_line_id === lineId);
      const change = { state: 'confirmed', held_until: null, entitlement_id: entitlementId } as const;
      if (row) await repo.changeSeats(db, [row.id], { ...change, now });
      await takeOver(ctx, { productId, buyerId }, entitlementId);
    }
    const waits = rows.map(({ date_id: dateId, buyer_id: userId }) => ({ dateId, userId }));
    await endWaits(db, waits, 'taken');
    await notifyOfSeats(
      ctx,
      rows.map(({ id }) => id),
      'confirmed',
    );
  },

  async accessChanged(ctx, changes) {
    const ids = changes.map(({ entitlementId }) => entitlementId);
    await lockPurchases(ctx.db, changes);
    await dates.lockDates(ctx.db, datesOf(await repo.listByEntitlement(ctx.db, ids)));
    const rows = await repo.listByEntitlement(ctx.db, ids);
    for (const change of changes) {
      const row = rows.find(({ entitlement_id }) => entitlement_id === change.entitlementId);
      if (!row) await changeAlone(ctx, change);
      else await (change.status === 'active' ? giveBack(ctx, row) : cancel(ctx, row));
    }
    await offerFreed(ctx, datesOf(rows));
    return new Set();
  },
};

/** Which lines give for nothing what their buyer has: each would bring new attempts. */
async function takenAgain({ db }: Ctx, lines: readonly KindLine[]): Promise<Set<string>> {
  const free = lines.filter(({ amount }) => amount === 0);
  if (free.length === 0) return new Set();
  const productIds = free.map(({ productId }) => productId);
  const had = await listHavers(db, { productIds, holderIds: free.map(({ buyerId }) => buyerId) });
  const isHad = ({ productId, buyerId }: KindLine) =>
    had.some((one) => one.product_id === productId && one.holder_id === buyerId);
  return new Set(idsOf(free.filter(isHad)));
}

/** The lines of products that are sold by seats, and those that were when they were ordered. */
async function seatLines<L extends KindLine>({ db }: Ctx, lines: readonly L[]): Promise<L[]> {
  const [rows, seats] = await Promise.all([
    dates.listWorkshops(
      db,
      lines.map(({ productId }) => productId),
    ),
    repo.listByLine(db, idsOf(lines)),
  ]);
  const dated = new Set(rows.filter(({ is_dated }) => is_dated).map((row) => row.product_id));
  const seated = new Set(seats.map((row) => row.order_line_id));
  return lines.filter(({ productId, lineId }) => dated.has(productId) || seated.has(lineId));
}

/** The seats that buyers keep belong to their orders now. */
async function reserve(ctx: Ctx, lines: readonly KindLine[], until: Date): Promise<void> {
  const own = await seatLines(ctx, lines);
  await dates.lockDatesOfLines(ctx.db, own);
  const known = await repo.listByLine(ctx.db, idsOf(own));
  for (const line of own) {
    const row = known.find(({ order_line_id }) => order_line_id === line.lineId);
    if (row) await extend(ctx, row, until);
    else {
      const held = await attachHeld(ctx, line);
      if (!held) throw new AppError('not_purchasable');
      const most = new Date(held.created_at.getTime() + LONGEST_HELD);
      const time = later(held.held_until ?? ctx.now, earlier(until, most));
      await repo.updateSeat(ctx.db, held.id, { held_until: time });
    }
  }
}

/** Money is under way: the seat waits for it, but not past the start. */
async function extend(ctx: Ctx, row: repo.SeatRow, until: Date): Promise<void> {
  if (!(await keep(ctx, row))) throw new AppError('not_purchasable');
  const time = later(row.held_until ?? ctx.now, earlier(until, row.starts_at));
  if (row.state !== 'confirmed') await repo.updateSeat(ctx.db, row.id, { held_until: time });
}

/** What the buyer of a line keeps of its product, at its price. */
async function attachHeld({ db, now }: Ctx, { productId, buyerId, lineId, amount }: KindLine) {
  const held = await repo.listHeld(db, { buyerId, now });
  const row = held.find(
    (one) => one.product_id === productId && one.amount === amount && one.order_line_id === null,
  );
  if (row) await repo.updateSeat(db, row.id, { order_line_id: lineId });
  return row;
}

/** The order has ended. A seat whose time is not over stays its buyer's, who may order again. */
async function release(ctx: Ctx, lineIds: readonly string[]): Promise<void> {
  const { db, now } = ctx;
  const isOpen = ({ state }: repo.SeatRow) => state === 'held';
  await dates.lockDates(db, datesOf((await repo.listByLine(db, lineIds)).filter(isOpen)));
  const rows = (await repo.listByLine(db, lineIds)).filter(isOpen);
  for (const { id, held_until, created_at } of rows) {
    // It waits no longer for money that was under way.
    const until = earlier(held_until ?? now, new Date(created_at.getTime() + LONGEST_HELD));
    await repo.updateSeat(
      db,
      id,
      until <= now ? { state: 'released' } : { order_line_id: null, held_until: until },
    );
  }
  await offerFreed(ctx, datesOf(rows));
}

/** Whether a buyer has their seat, or could take it again: money may come after its time. */
async function keep(ctx: Ctx, row: repo.SeatRow): Promise<boolean> {
  const { state, held_until, date_cancelled, is_given } = row;
  if (state === 'confirmed') return true;
  if (date_cancelled || !is_given) return false;
  if (state === 'held' && held_until && held_until > ctx.now) return true;
  return takeAgain(ctx, row, { state: 'held', held_until: new Date(ctx.now.getTime() + SETTLING_MS) });
}

/** Takes a seat that was lost, where one is left and its host is not somewhere else by then. Its date is locked. */
async function takeAgain(
  ctx: Ctx,
  row: repo.SeatRow,
  change: Parameters<typeof repo.updateSeat>[2],
): Promise<boolean> {
  const { db, now } = ctx;
  if (row.starts_at <= now || row.date_cancelled || !row.is_given) return false;
  await repo.releaseLapsed(db, [row.date_id], now);
  // What the buyer keeps instead of it.
  await repo.releaseHeld(db, { productId: row.product_id, buyerId: row.buyer_id }, 'unordered');
  if (await repo.hasOther(db, row)) return false;
  const [date] = await dates.lockDates(db, [row.date_id]);
  const taken = await dates.countTaken(db, row.date_id, { but: row.buyer_id, now });
  if (!date || taken >= date.seats) return false;
  // A workshop that is not sold any more gave its time free with its last seat.
  if (await isHostElsewhere(ctx, { hostId: row.owner_id, dateId: row.date_id })) return false;
  await repo.updateSeat(db, row.id, change);
  return true;
}

const CANCELLED = {
  host: 'cancelledByHost',
  buyer: 'cancelledByYou',
  team: 'cancelledByTeam',
  refund: 'cancelledByRefund',
} as const;

/** Its right was taken away: unless it has begun, the seat is free for others. */
async function cancel(ctx: Ctx, row: repo.SeatRow): Promise<void> {
  if (row.state !== 'confirmed' || (row.starts_at <= ctx.now && !row.date_cancelled)) return;
  await repo.changeSeats(ctx.db, [row.id], { state: 'cancelled', now: ctx.now });
  const { entitlement_id: entitlementId, product_id: productId, buyer_id: buyerId } = row;
  if (entitlementId) {
    await endAttempts(ctx, entitlementId);
    await passOn(ctx, { productId, buyerId }, entitlementId);
  }
  await notifyOfSeats(ctx, [row.id], CANCELLED[row.cancelled_by ?? 'refund']);
}

/** Its right came back: so does the seat, unless all seats are taken now, or the date has begun. */
async function giveBack(ctx: Ctx, row: repo.SeatRow): Promise<void> {
  if (row.state === 'confirmed') return;
  if (!(await takeAgain(ctx, row, { state: 'confirmed', cancelled_by: null }))) return lose(ctx, row);
  await repo.changeSeats(ctx.db, [row.id], { now: ctx.now });
  const { entitlement_id: entitlementId, product_id: productId, buyer_id: buyerId } = row;
  if (entitlementId) await takeOver(ctx, { productId, buyerId }, entitlementId);
  await endWaits(ctx.db, [{ dateId: row.date_id, userId: row.buyer_id }], 'taken');
  await notifyOfSeats(ctx, [row.id], 'confirmed');
}

/** The seat did not come back with its right: a job gives the price back. Who cancels a date says why themselves. */
async function lose(ctx: Ctx, { id: seatId, date_cancelled }: repo.SeatRow): Promise<void> {
  if (!date_cancelled) await notifyOfSeats(ctx, [seatId], 'lost');
  await enqueue(ctx, giveLostSeatBack, { seatId });
}
