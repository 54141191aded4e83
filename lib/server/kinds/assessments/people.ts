import 'server-only';
import type { Parsed, Payload } from '@/lib/contract/endpoint';
import type * as contract from '@/lib/contract/kinds/workshop-people';
import type { OwnDate, SeatHolder } from '@/lib/contract/kinds/workshop-people';
import type { MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import { decodeIdCursor, toPage } from '@/lib/server/http/cursor';
import { getOthers } from '@/lib/server/users/service';
import { slotOf } from '../times/present-slots';
import { type AloneRow, listAlone } from './repo-alone';
import { listShown, listTaken } from './repo-assessments';
import * as dates from './repo-dates';
import * as repo from './repo-seats';

/** The dates of the caller's workshop. @throws AppError `not_found` */
export async function listOwnDates(
  ctx: MemberCtx,
  productId: string,
): Promise<Payload<typeof contract.listOwnDates>> {
  const title = found(await dates.findOwnTitle(ctx.db, productId, ctx.viewer.id));
  const rows = await dates.listOwn(ctx.db, { productId }, ctx.viewer.id, ctx.now);
  const [workshop] = await dates.listWorkshops(ctx.db, [productId]);
  const shown = await listShown(ctx.db, [productId]);
  return {
    title,
    isDated: found(workshop).is_dated,
    data: rows.map((row) => presentDate(row, ctx.now)),
    assessments: shown.map(({ placed }) => placed),
  };
}

/** One of them. @throws AppError `not_found` */
async function getOwnDate(ctx: MemberCtx, dateId: string): Promise<OwnDate> {
  return presentDate(found((await dates.listOwn(ctx.db, { dateId }, ctx.viewer.id, ctx.now))[0]), ctx.now);
}

const presentDate = (row: dates.OwnDateRow, now: Date): OwnDate => ({
  _id: row.id,
  slot: slotOf(row, { host: row.time_zone, buyer: row.time_zone }),
  place: row.place,
  placeText: row.place_text,
  seats: row.seats,
  soldCount: row.sold,
  presentCount: row.present,
  isRecorded: row.recorded > 0,
  waitingCount: row.waiting,
  hasBegun: row.starts_at <= now,
  isCancelled: row.cancelled_at !== null,
});

/**
 * Returns the members who have a seat on a date. Blocks hide nobody here: who bought is named to the seller.
 * @throws AppError `not_found`
 */
export async function listSeatHolders(
  ctx: MemberCtx,
  dateId: string,
): Promise<Payload<typeof contract.listSeatHolders>> {
  await getOwnDate(ctx, dateId);
  return { data: await present(ctx, await repo.listHolders(ctx.db, dateId)) };
}

/**
 * Returns the buyers of the caller's assessment alone, newest first. Blocks hide nobody here, as above.
 * @throws AppError `not_found`
 */
export async function listTakers(
  ctx: MemberCtx,
  productId: string,
  { cursor, limit }: Parsed<typeof contract.listTakers>['query'],
): Promise<Payload<typeof contract.listTakers>> {
  found(await dates.findOwnTitle(ctx.db, productId, ctx.viewer.id));
  const all = await listAlone(ctx.db, productId, { before: decodeIdCursor(cursor), limit });
  const { rows, nextCursor } = toPage(all, limit, (row) => [row.entitlement_id]);
  return { data: await present(ctx, rows.map(asHolder)), nextCursor };
}

const asHolder = ({ entitlement_id, holder_id }: AloneRow) => ({
  id: entitlement_id,
  buyer_id: holder_id,
  attendance: null,
  entitlement_id,
});

type Holder = Pick<repo.SeatRow, 'id' | 'buyer_id' | 'attendance' | 'entitlement_id'>;

async function present(ctx: MemberCtx, rows: readonly Holder[]): Promise<SeatHolder[]> {
  const people = await getOthers(
    ctx,
    rows.map(({ buyer_id }) => buyer_id),
  );
  const taken = await listTaken(
    ctx.db,
    rows.flatMap(({ entitlement_id }) => entitlement_id ?? []),
  );
  const takenBy = Map.groupBy(taken, ({ entitlement_id }) => entitlement_id);
  return rows.map(({ id, buyer_id, attendance, entitlement_id }) => ({
    _id: id,
    person: found(people.get(buyer_id)),
    attendance,
    results: (takenBy.get(entitlement_id ?? '') ?? []).map(
      ({ placed, attemptsCount, bestPercent, isPassed }) => ({
        placed,
        attemptsCount,
        bestPercent,
        isPassed,
      }),
    ),
  }));
}

/**
 * Says whether somebody was there. It can be changed later.
 * @throws AppError `not_found`, `conflict` before the start, and for a seat that was given back
 */
export async function putAttendance(
  ctx: MemberCtx,
  seatId: string,
  { attendance }: Parsed<typeof contract.putAttendance>['body'],
): Promise<SeatHolder> {
  const [row] = await repo.listByIds(ctx.db, [seatId]);
  if (found(row).owner_id !== ctx.viewer.id) throw new AppError('not_found');
  if (!(await repo.updateAttendance(ctx.db, seatId, { attendance, now: ctx.now })))
    throw new AppError('conflict');
  const [holder] = await present(ctx, await repo.listByIds(ctx.db, [seatId]));
  return found(holder);
}

/**
 * Marks a date as cancelled: nobody buys it any more. Its seats are given back by a job.
 * @throws AppError `not_found`, `conflict` once it has begun, or where it is cancelled
 */
export function markCancelled(ctx: MemberCtx, dateId: string, reason: string): Promise<OwnDate> {
  return inTransaction(ctx, async (ctx) => {
    const { db, now } = ctx;
    await getOwnDate(ctx, dateId);
    const [date] = await dates.lockDates(db, [dateId]);
    if (!date || date.starts_at <= now || date.cancelled_at) throw new AppError('conflict');
    await dates.updateDate(db, dateId, { cancelled_at: now, cancel_reason: reason });
    return getOwnDate(ctx, dateId);
  });
}
