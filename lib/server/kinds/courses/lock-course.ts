import 'server-only';
import type { Missing } from '@/lib/contract/kinds/contents';
import { KINDS } from '@/lib/contract/kinds/types';
import { MOST_LESSONS } from '@/lib/contract/limits';
import { touch } from '@/lib/server/adapters/cache/port';
import type { MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import { mayChange } from '@/lib/server/products/policy';
import { holdOwnProduct } from '@/lib/server/products/state';
import { content } from './content';
import { refreshLength } from './repo-content';
import { countLessons } from './repo-lessons';

/** One of the caller's courses, locked. */
export type HeldCourse = Awaited<ReturnType<typeof holdOwnProduct>>;

/** Whether a product of this type is a course. */
const isCourse = (type: string) => KINDS.courses.types.some((own) => own === type);

/** It was on the market at some time: somebody may have bought it. */
export const wasPublished = (course: HeldCourse) => course.published_at !== null;

/** New lessons of a course that was on the market are hidden at first. */
export const shownAtFirst = ({ now }: MemberCtx, course: HeldCourse): Date | null =>
  wasPublished(course) ? null : now;

/**
 * Changes one of the caller's courses in a transaction that has locked it, so that changes of two tabs come one after
 * the other.
 * @throws AppError `not_found`, `forbidden` while it is taken down and for former creators
 */
export function changingCourse<T>(
  ctx: MemberCtx,
  id: string,
  change: (ctx: MemberCtx, course: HeldCourse) => Promise<T>,
): Promise<T> {
  return inTransaction(ctx, async (ctx) => {
    const course = await holdOwnProduct(ctx, id);
    if (!isCourse(course.type)) throw new AppError('not_found');
    if (!mayChange(ctx.viewer, course)) throw new AppError('forbidden');
    const changed = await change(ctx, course);
    await refreshLength(ctx.db, id);
    ctx.afterCommit(() => touch([`product:${id}`]));
    return changed;
  });
}

/** @throws AppError `invalid` where a held course would have too many lessons with `more` */
export async function refuseTooMany(ctx: MemberCtx, id: string, more: number): Promise<void> {
  if ((await countLessons(ctx.db, id)) + more > MOST_LESSONS)
    throw new AppError('invalid', { fields: { title: 'kinds-courses:wrong.lessonsTooMany' } });
}

/** @throws AppError `not_publishable` when a course on the market would lack something after this change */
export async function refuseUnsellable(ctx: MemberCtx, course: HeldCourse): Promise<void> {
  if (course.status !== 'published') return;
  const outline = found((await content.outlines(ctx, [course.id])).get(course.id));
  refuseMissing(content.missing(outline, { price: course.price_amount }));
}

/** @throws AppError `not_publishable` naming what is missing */
function refuseMissing(missing: readonly Missing[]): void {
  if (missing.length === 0) return;
  const fields = missing.map(({ field, message }) => [field, message]);
  throw new AppError('not_publishable', { fields: Object.fromEntries(fields) });
}
