import 'server-only';
import type { Payload } from '@/lib/contract/endpoint';
import type { Absence } from '@/lib/contract/kinds/absences';
import type * as contract from '@/lib/contract/kinds/packages';
import type { BoughtPackage, PackageLesson } from '@/lib/contract/kinds/packages';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { holderAccess } from '@/lib/server/entitlements/service';
import { AppError, found } from '@/lib/server/errors';
import { getOthers } from '@/lib/server/users/service';
import { CURRENCY } from '@/lib/shared/currency';
import { MINUTE } from '@/lib/shared/time';
import { LINK_BEFORE } from '../../times/link-before';
import { presentSlots } from '../../times/present-slots';
import { absencesOf, maySayAbsent } from '../absences';
import { standOf } from '../appointments';
import { backShare, movesLeft } from '../sold-booking';
import { presentCancelled } from '../who-cancelled';
import { presentTerms } from './choice';
import { type LessonRow, listLessons } from './repo-lessons';
import * as repo from './repo-packages';

export type PackageRow = repo.PackageRow;

const ALL = 10_000;

/**
 * The package that one of the caller's purchases is of.
 * @throws AppError `not_found`, `not_entitled` while its money is on the way back, or once it is back
 */
export async function ownPackage(ctx: MemberCtx, entitlementId: string): Promise<PackageRow> {
  if ((await holderAccess(ctx, entitlementId)) !== 'active') throw new AppError('not_entitled');
  return found(await repo.findBought(ctx.db, entitlementId, ctx.now));
}

/** The package that a lesson is of, whosever it is. @throws AppError `not_found` */
export const findPackage = async ({ db, now }: Ctx, id: string): Promise<PackageRow> =>
  found(await repo.findById(db, id, now));

/** A package of the caller's lessons. @throws AppError `not_found` */
export const hostPackage = async ({ db, viewer, now }: MemberCtx, id: string): Promise<PackageRow> =>
  found(await repo.findOfHost(db, { hostId: viewer.id, id, now }));

/** The packages of purchases, with how far they are used. */
export const boughtPackages = ({ db, now }: Ctx, entitlementIds: readonly string[]): Promise<PackageRow[]> =>
  repo.listByEntitlement(db, entitlementIds, now);

/** The next packages, by their ids, that run although their seller or host has no open account. */
export const strandedPackages = ({ db, now }: Ctx, page: { after: string | null; limit: number }) =>
  repo.listStranded(db, { now, ...page });

/** Returns whether a purchase is of a package, and not of a single time. */
export const isPackage = async ({ db, now }: MemberCtx, entitlementId: string): Promise<boolean> =>
  (await repo.findBought(db, entitlementId, now)) !== undefined;

/** Returns how many lessons of a package can still be booked, its time aside. */
export const leftOf = ({ lessons, used, coming }: PackageRow): number => lessons - used - coming;

/** What goes back where its host ends a package: the lessons that were not held; a part of a cent is the buyer's. */
export const unusedShare = ({
  amount,
  lessons,
  used,
}: Pick<PackageRow, 'amount' | 'lessons' | 'used'>): number =>
  Math.ceil((amount * (lessons - used)) / lessons);

/** The same, with the lessons that were booked. @throws AppError `not_found`, `not_entitled` */
export async function getPackage(ctx: MemberCtx, id: string): Promise<BoughtPackage> {
  const row = await ownPackage(ctx, id);
  const [people, lessons] = await Promise.all([getOthers(ctx, [row.host_id]), listLessons(ctx.db, row.id)]);
  const said = await absencesOf(
    ctx,
    lessons.map((lesson) => lesson.id),
  );
  return {
    ...presentTerms(row),
    _id: row.id,
    productId: row.product_id,
    hostZone: row.host_zone,
    weekStart: row.week_start,
    place: row.place,
    used: row.used,
    left: leftOf(row),
    questions: [...row.questions],
    host: found(people.get(row.host_id)),
    endsAt: row.ends_at.toISOString(),
    isOver: row.ends_at <= ctx.now,
    booked: lessons.map((lesson) =>
      presentLesson(row, lesson, { now: ctx.now, absence: said.get(lesson.id) }),
    ),
  };
}

function presentLesson(
  row: PackageRow,
  lesson: LessonRow,
  { now, absence }: { now: Date; absence: Absence | undefined },
): PackageLesson {
  const { starts_at, ends_at, state, accept_by } = lesson;
  const isConfirmed = state === 'confirmed';
  const linkAt = starts_at.getTime() - LINK_BEFORE;
  const isShown =
    isConfirmed && !accept_by && (row.place !== 'link' || (now.getTime() >= linkAt && now < ends_at));
  const minutes = (ends_at.getTime() - starts_at.getTime()) / MINUTE;
  const zones = { host: row.host_zone, buyer: lesson.time_zone };
  return {
    _id: lesson.id,
    ...standOf(lesson),
    timeZone: lesson.time_zone,
    slot: found(presentSlots([starts_at.getTime()], minutes, zones)[0]),
    hasBegun: starts_at <= now,
    isOver: ends_at <= now,
    cancelled: presentCancelled(lesson, 'buyer', absence),
    isReturned: lesson.returned_at !== null,
    wouldReturn: isConfirmed && backShare(lesson, now) === ALL,
    movesLeft: movesLeft(lesson, now),
    askedToMove: lesson.move_asked_at && { reason: lesson.move_reason },
    isClockChanged: lesson.clock_changed,
    maySayAbsent: !absence && maySayAbsent(lesson, now),
    absence: absence ?? null,
    linkAt: row.place === 'link' ? new Date(linkAt).toISOString() : null,
    placeText: isShown ? row.place_text : null,
  };
}

/** The packages of the caller's lessons that still run. Blocks hide nobody here: who bought is named to the seller. */
export async function listHostPackages(ctx: MemberCtx): Promise<Payload<typeof contract.listHostPackages>> {
  const rows = await repo.listRunning(ctx.db, ctx.viewer.id, ctx.now);
  const people = await getOthers(
    ctx,
    rows.map(({ buyer_id }) => buyer_id),
  );
  return {
    data: rows.map((row) => ({
      _id: row.id,
      product: { _id: row.product_id, title: row.title },
      buyer: found(people.get(row.buyer_id)),
      lessons: row.lessons,
      minutes: row.minutes,
      used: row.used,
      coming: row.coming,
      left: leftOf(row),
      price: { amount: row.amount, currency: CURRENCY },
      endsAt: row.ends_at.toISOString(),
      back: { amount: unusedShare({ ...row, used: row.used - row.in_question }), currency: CURRENCY },
    })),
  };
}
