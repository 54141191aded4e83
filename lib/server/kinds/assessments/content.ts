import 'server-only';
import type { AssessmentsContent, AssessmentsOutline } from '@/lib/contract/kinds/workshop-offer';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { AppError } from '@/lib/server/errors';
import { CURRENCY } from '@/lib/shared/currency';
import type { KindContent } from '../port';
import { deleteQuizzes } from '../quizzes/repo-quiz';
import { clockAt } from '../times/present-slots';
import { DAY, MINUTE } from '../times/units';
import { instantOf, segmentsOf } from '../times/zone';
import { clashesOf } from './clashes';
import { leftOf } from './left';
import { notifyChanged } from './notices';
import {
  type AssessmentRow,
  deleteAssessments,
  listFileIds,
  listShown,
  listSold,
  moveDeadlines,
  type SoldRow,
} from './repo-assessments';
import * as repo from './repo-dates';
import { offerFreed } from './waits';

type Sent = AssessmentsContent['dates'][number];

/** What is sold, at one price: dates with seats, where, and by which rules; or an assessment alone. */
export const content: KindContent<'assessments'> = {
  async check() {},

  // Whoever has a seat is notified of another time or place.
  isNewVersion: async () => false,

  async write(ctx, { id }, { price, isDated, timeZone, dates, rules }) {
    await repo.upsertWorkshop(ctx.db, {
      ...{ product_id: id, owner_id: ctx.viewer.id, amount: price?.amount ?? null, is_dated: isDated },
      ...{ time_zone: timeZone, free_hours: rules.freeUntilHours, half_hours: rules.halfUntilHours },
      updated_at: ctx.now,
    });
    await writeDates(ctx, { id, isDated, timeZone }, dates);
  },

  async published(ctx, productId) {
    const rows = await repo.listComing(ctx.db, [productId], ctx.now);
    const fields = await clashesOf(
      ctx,
      productId,
      rows.map(({ id: _id }) => ({ _id })),
    );
    if (Object.keys(fields).length > 0) throw new AppError('not_publishable', { fields });
  },

  // Without a date nothing is cancelled by its rules: the product says for how many days the money goes back.
  terms: ({ price, isDated }) => ({
    ...{ price: price?.amount ?? null, isFrom: false },
    ...(isDated ? { refundDays: 0 } : {}),
  }),

  async outlines(ctx, productIds) {
    const [workshops, dates, exams, sold] = await Promise.all([
      repo.listWorkshops(ctx.db, productIds),
      repo.listComing(ctx.db, productIds, ctx.now),
      listShown(ctx.db, productIds),
      listSold(ctx.db, productIds),
    ]);
    return new Map(
      productIds.map((id) => {
        const row = workshops.find(({ product_id }) => product_id === id);
        const isOwn = ({ product_id }: { product_id: string }) => product_id === id;
        const assessments = examsOf(exams.filter(isOwn), sold.find(isOwn));
        const of = { viewerId: ctx.viewer?.id, assessments };
        return [id, row ? outlineOf(row, dates.filter(isOwn), of) : NOTHING_YET];
      }),
    );
  },

  missing: ({ price, isDated, dates, assessments: { alone } }) => [
    ...(price ? [] : [{ field: 'price.amount', message: 'validation:price' }]),
    ...(isDated || alone
      ? []
      : [{ field: 'assessments.alone', message: 'kinds-assessments:wrong.assessmentMissing' }]),
    ...(!isDated || dates.length > 0
      ? []
      : [{ field: 'dates', message: 'kinds-assessments:wrong.datesMissing' }]),
    ...dates.flatMap(({ placeText }, at) =>
      placeText === ''
        ? [{ field: `dates.${at}.placeText`, message: 'kinds-assessments:wrong.placeMissing' }]
        : [],
    ),
  ],

  fileIds: ({ db }, productIds) => listFileIds(db, productIds),

  async empty({ db }, productIds) {
    await deleteQuizzes(db, await deleteAssessments(db, productIds));
    await repo.deleteWorkshops(db, productIds);
  },
};

const NOTHING_YET: AssessmentsOutline = {
  kind: 'assessments',
  price: null,
  isDated: true,
  timeZone: 'UTC',
  dates: [],
  rules: { freeUntilHours: 48, halfUntilHours: 24 },
  assessments: { before: false, after: false, isRequired: false, alone: null },
};

/** What everybody may know of the assessments of a workshop. */
function examsOf(
  shown: readonly AssessmentRow[],
  sold: SoldRow | undefined,
): AssessmentsOutline['assessments'] {
  return {
    before: shown.some(({ placed }) => placed === 'before'),
    after: shown.some(({ placed }) => placed === 'after'),
    isRequired: shown.some(({ is_gate }) => is_gate),
    alone: sold
      ? {
          ...{ questionsCount: sold.questions, passPercent: sold.pass_percent },
          ...{ attempts: sold.attempts, minutes: sold.minutes },
        }
      : null,
  };
}

function outlineOf(
  row: repo.WorkshopRow,
  dates: readonly repo.ComingRow[],
  { viewerId, assessments }: Pick<AssessmentsOutline, 'assessments'> & { viewerId: string | undefined },
): AssessmentsOutline {
  return {
    kind: 'assessments',
    price: row.amount === null ? null : { amount: row.amount, currency: CURRENCY },
    isDated: row.is_dated,
    timeZone: row.time_zone,
    dates: dates.map(({ id, starts_at, ends_at, time_zone, seats, place, place_text, taken, waiting }) => ({
      _id: id,
      startsAt: starts_at.toISOString(),
      endsAt: ends_at.toISOString(),
      local: clockAt(
        segmentsOf(time_zone, starts_at.getTime(), starts_at.getTime() + 1),
        starts_at.getTime(),
      ),
      minutes: (ends_at.getTime() - starts_at.getTime()) / MINUTE,
      ...{
        seats,
        seatsLeft: leftOf({ seats, taken, waiting }),
        place,
        placeText: row.owner_id === viewerId ? place_text : null,
      },
    })),
    rules: { freeUntilHours: row.free_hours, halfUntilHours: row.half_hours },
    assessments,
  };
}

const wrong = (field: string, message: string) =>
  new AppError('invalid', { fields: { [`content.dates${field}`]: message } });

/**
 * Makes the dates that have not begun those that were sent. Those that have begun, or are cancelled, stay as they are.
 * Each is locked, so that nobody takes a seat meanwhile.
 */
async function writeDates(
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
  const clashes = Object.entries(await clashesOf(ctx, productId, sent, (id) => retimed.has(id)));
  const fields = Object.fromEntries(clashes.map(([field, message]) => [`content.${field}`, message]));
  if (clashes.length > 0) throw new AppError('invalid', { fields });
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
