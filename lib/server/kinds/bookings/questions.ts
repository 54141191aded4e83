import 'server-only';
import type { Parsed, Payload } from '@/lib/contract/endpoint';
import type * as contract from '@/lib/contract/kinds/booking-questions';
import type { HoldAnswers } from '@/lib/contract/kinds/booking-questions';
import type { MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import * as repo from './repo-questions';
import { listHolds } from './repo-slots';
import { findHostBooking } from './sold-booking';

/** What the host asks about the slot of a product that the caller holds. @throws AppError `not_found` */
export async function getHoldAnswers(ctx: MemberCtx, productId: string): Promise<HoldAnswers> {
  return present(await repo.findAnswers(ctx.db, await heldId(ctx, productId)));
}

/**
 * Answers it, each question in its place.
 * @throws AppError `not_found` where nothing is held; `invalid` for other questions than were asked, and naming the
 *   first that has to be answered and was not
 */
export function putHoldAnswers(
  ctx: MemberCtx,
  productId: string,
  { answers }: Parsed<typeof contract.putHoldAnswers>['body'],
): Promise<HoldAnswers> {
  return inTransaction(ctx, async (ctx) => {
    const id = await heldId(ctx, productId);
    const row = await repo.findAnswers(ctx.db, id);
    const asked = row?.asked ?? [];
    if (answers.length !== asked.length) throw invalid('answers', 'validation:invalid');
    const open = asked.findIndex(({ isRequired }, at) => isRequired && !answers[at]);
    if (open >= 0) throw invalid(`answers.${open}`, 'validation:required');
    await repo.updateAnswers(ctx.db, id, answers);
    return present(row && { ...row, answers });
  });
}

const invalid = (field: string, why: string) => new AppError('invalid', { fields: { [field]: why } });

async function heldId({ db, viewer, now }: MemberCtx, productId: string): Promise<string> {
  const holds = await listHolds(db, { buyerId: viewer.id, now });
  return found(holds.find(({ product_id }) => product_id === productId)).id;
}

const present = (row: repo.AnswersRow | undefined): HoldAnswers => ({
  questions: row ? [...row.asked] : [],
  answers: row?.answers ? [...row.answers] : null,
});

/**
 * What the buyer of a booking of the caller's time answered; of a lesson, what they did with the first one.
 * @throws AppError `not_found`
 */
export async function listBookingAnswers(
  ctx: MemberCtx,
  id: string,
): Promise<Payload<typeof contract.listBookingAnswers>> {
  const { id: bookingId, package_id } = await findHostBooking(ctx, id);
  const row = package_id
    ? await repo.findPackageAnswers(ctx.db, package_id)
    : await repo.findAnswers(ctx.db, bookingId);
  return {
    data: (row?.asked ?? []).map(({ text }, at) => ({ question: text, answer: row?.answers?.[at] ?? '' })),
  };
}
