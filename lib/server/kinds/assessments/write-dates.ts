import 'server-only';
import type { AssessmentsContent } from '@/lib/contract/kinds/workshop-offer';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { AppError } from '@/lib/server/errors';
import { DAY, MINUTE } from '@/lib/shared/time';
import { instantOf, segmentsOf } from '../times/zone';
import { clashesOf } from './clashes';
import { notifyChanged } from './notices';
import { moveDeadlines } from './repo-assessments';
import * as repo from './repo-dates';
import { offerFreed } from './waits';

type Sent = AssessmentsContent['dates'][number];

const wrong = (field: string, message: string) =>
  new AppError('invalid', { fields: { [`content.dates${field}`]: message } });

/**
 * Makes the dates that have not begun those that were sent. Those that have begun, or are cancelled, stay as they are.
 * Each is locked, so that nobody takes a seat meanwhile.
 */
export async function writeDates(
  ctx: MemberCtx,
  product: { id: string; isDated: boolean; timeZone: string },
  sent: readonly Sent[],
): Promise<void> {
  const { db, now } = ctx;
  const known = await repo.lockDatesOf(db, product.id);
  const changed: string[] = [];
  const retimed = new Set<string>();
  for (const [at, one] of sent.entries()) {
    const row = known.find(({ id }) => id === one._id);
    if (row && isPast(row, now)) continue;
    const time = timeOf(one, product.timeZone);
    if (!time) throw wrong(`.${at}.time`, 'kinds-assessments:wrong.skippedHour');
    const isSame = row && row.starts_at.getTime() === time.starts_at.getTime();
    if (!isSame || row.ends_at < time.ends_at) retimed.add(one._id);
    if (!isSame && time.starts_at <= now) throw wrong(`.${at}.date`, 'kinds-assessments:wrong.past');
    const { place, placeText: place_text, seats } = one;
    const next = { ...time, time_zone: product.timeZone, place, place_text, seats };
    if (!row) await addDate(ctx, { id: one._id, product_id: product.id, ...next });
    else if (await changeDate(ctx, row, next, at)) changed.push(row.id);
  }
  await dropDates(
    ctx,
    known,
    sent,
    product.isDated
      ? wrong('', 'kinds-assessments:wrong.dateTaken')
      : new AppError('invalid', { fields: { 'content.isDated': 'kinds-assessments:wrong.datesSold' } }),
  );
  await refuseClashes(ctx, product.id, sent, retimed);
  await notifyChanged(ctx, changed);
  await offerFreed(
    ctx,
    known.map(({ id }) => id),
  );
}

/** Dates that were there before stay: bookings of their time are older than they are, or made where none was seen. */
async function refuseClashes(
  ctx: MemberCtx,
  productId: string,
  sent: readonly Sent[],
  retimed: ReadonlySet<string>,
): Promise<void> {
  if (retimed.size === 0) return;
  const fields = (await clashesOf(ctx, productId))
    .filter(({ id }) => retimed.has(id))
    .map(({ id, message }) => [`content.dates.${sent.findIndex(({ _id }) => _id === id)}.time`, message]);
  if (fields.length > 0) throw new AppError('invalid', { fields: Object.fromEntries(fields) });
}

const isPast = ({ starts_at, cancelled_at }: repo.DateRow, now: Date) =>
  cancelled_at !== null || starts_at <= now;

/** When a date is, by the zone rules of this process; null for an hour that the clocks skip. */
function timeOf({ date, time, minutes }: Sent, zone: string): { starts_at: Date; ends_at: Date } | null {
  const local = Date.parse(`${date}T${time}:00.000Z`);
  const start = instantOf(segmentsOf(zone, local - 2 * DAY, local + 2 * DAY), local);
  return start === null ? null : { starts_at: new Date(start), ends_at: new Date(start + minutes * MINUTE) };
}

type Next = Pick<repo.DateRow, 'starts_at' | 'ends_at' | 'time_zone' | 'place' | 'place_text' | 'seats'>;

/** A date that another workshop has cannot be taken from it by its id. */
async function addDate({ db }: Ctx, date: Parameters<typeof repo.insertDate>[1]): Promise<void> {
  if (!(await repo.insertDate(db, date))) throw wrong('', 'validation:invalid');
}

/** @returns whether it is at another time or place now: then those who have a seat are notified */
async function changeDate(ctx: Ctx, row: repo.DateRow, next: Next, at: number): Promise<boolean> {
  const taken = await repo.countTaken(ctx.db, row.id, { but: null, now: ctx.now });
  if (next.seats < row.seats && next.seats < taken)
    throw wrong(`.${at}.seats`, 'kinds-assessments:wrong.fewerThanTaken');
  const isElsewhere =
    row.starts_at.getTime() !== next.starts_at.getTime() ||
    row.ends_at.getTime() !== next.ends_at.getTime() ||
    row.place !== next.place ||
    // Another link is read where it is shown: nobody plans by it.
    (next.place === 'in_person' && row.place_text !== next.place_text);
  await repo.updateDate(ctx.db, row.id, { ...next, version: row.version + Number(isElsewhere) });
  await moveDeadlines(ctx.db, row.id, { from: row.starts_at, to: next.starts_at });
  return isElsewhere;
}

/**
 * Dates that were not sent any more: those on which nobody has a seat.
 * @throws refusal where somebody has one
 */
async function dropDates(
  ctx: Ctx,
  known: readonly repo.DateRow[],
  sent: readonly Sent[],
  refusal: AppError,
): Promise<void> {
  const kept = new Set(sent.map(({ _id }) => _id));
  const dropped = known.filter((row) => !kept.has(row.id) && !isPast(row, ctx.now)).map(({ id }) => id);
  for (const id of dropped)
    if ((await repo.countTaken(ctx.db, id, { but: null, now: ctx.now })) > 0) throw refusal;
  const wanted = new Set(await repo.listWanted(ctx.db, dropped));
  await repo.deleteDates(
    ctx.db,
    dropped.filter((id) => !wanted.has(id)),
  );
  for (const id of wanted) await repo.updateDate(ctx.db, id, { cancelled_at: ctx.now });
}
