import type { AssessmentPlace, MadeQuiz } from '@/lib/contract/kinds/quizzes';
import type { AssessmentsContent } from '@/lib/contract/kinds/workshop-offer';
import { db } from '@/lib/server/db/client';
import { inTransaction } from '@/lib/server/db/tx';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { newId } from '@/lib/server/ids';
import { getMadeAssessment, putAssessment } from '@/lib/server/kinds/assessments/exams';
import { createSeatHold } from '@/lib/server/kinds/assessments/holds';
import { assessments } from '@/lib/server/kinds/assessments/kind';
import { DAY, HOUR } from '@/lib/shared/time';
import { fromNow, NOW } from './clock';
import type { Member } from './make-member';
import { quizBody } from './quiz';
import { buyForReal, lineOf } from './reversals';

const SEAT_PRICE = 3000;

/** A date at six in the evening in Riyadh, two hours long, so many days ahead. */
export const dateIn = (
  days: number,
  given: Partial<AssessmentsContent['dates'][number]> = {},
): AssessmentsContent['dates'][number] => ({
  _id: newId(),
  date: fromNow(days * DAY)
    .toISOString()
    .slice(0, 10),
  time: '18:00',
  minutes: 120,
  seats: 2,
  place: 'link',
  placeText: 'https://meet.example/workshop',
  ...given,
});

/** What such a workshop sells: a seat for 30 dollars. */
export const workshopOf = (
  dates: AssessmentsContent['dates'],
  given: Partial<AssessmentsContent> = {},
): AssessmentsContent => ({
  kind: 'assessments',
  isDated: true,
  price: { amount: SEAT_PRICE, currency: 'USD' },
  timeZone: 'Asia/Riyadh',
  dates,
  rules: { freeUntilHours: 48, halfUntilHours: 24 },
  ...given,
});

/** What sells an assessment alone, at the price of a seat. */
export const aloneOf = (given: Partial<AssessmentsContent> = {}): AssessmentsContent =>
  workshopOf([], { isDated: false, ...given });

/** A published one, with one question of each type. @returns the product */
export async function makeAlone(
  host: Pick<Member, 'id' | 'ctx'>,
  quiz: Partial<MadeQuiz> = {},
  given: Partial<AssessmentsContent> = {},
): Promise<string> {
  const id = await makeWorkshop(host, [], { isDated: false, ...given });
  await setAssessment(host, id, 'alone', quiz);
  return id;
}

/** Writes what a workshop of this member sells, as its form does. */
export const writeWorkshop = ({ ctx }: Pick<Member, 'ctx'>, id: string, content: AssessmentsContent) =>
  inTransaction(ctx, (ctx) => assessments.content.write(ctx, { id, version: 1 }, content));

/** A published workshop. @returns the product */
export async function makeWorkshop(
  host: Pick<Member, 'id' | 'ctx'>,
  dates: AssessmentsContent['dates'],
  given: Partial<AssessmentsContent> = {},
): Promise<string> {
  const content = workshopOf(dates, given);
  const { id } = await makeProduct(db(), host, { price: content.price?.amount ?? 0 });
  await db().updateTable('products').set({ type: 'assessment_workshop' }).where('id', '=', id).execute();
  await writeWorkshop(host, id, content);
  return id;
}

/** A seat on a date is kept for this member. */
export const holdSeat = ({ ctx }: Pick<Member, 'ctx'>, dateId: string) =>
  createSeatHold(ctx, dateId, { timeZone: 'Africa/Cairo' });

/** The product of a seat, as orders name it. */
export const seatOf = (id: string) => ({ id, price: { amount: SEAT_PRICE } });

/** A seat, held and paid. @returns its purchase, its own id and its order */
export async function seatFor(
  buyer: Pick<Member, 'token' | 'ctx'>,
  productId: string,
  dateId: string,
): Promise<{ entitlementId: string; seatId: string; orderId: string }> {
  await holdSeat(buyer, dateId);
  const orderId = await buyForReal(buyer.token, seatOf(productId));
  const { id: seatId, entitlement_id } = await db()
    .selectFrom('workshop_seats')
    .select(['id', 'entitlement_id'])
    .where('order_line_id', '=', await lineOf(orderId))
    .executeTakeFirstOrThrow();
  return { entitlementId: entitlement_id ?? '', seatId, orderId };
}

/** An assessment alone is bought as any product is: nothing is chosen before. @returns its purchase and its order */
export async function aloneFor(
  { token }: Pick<Member, 'token'>,
  productId: string,
): Promise<{ purchase: string; orderId: string }> {
  const orderId = await buyForReal(token, seatOf(productId));
  const { id: purchase } = await db()
    .selectFrom('entitlements')
    .select('id')
    .where('order_line_id', '=', await lineOf(orderId))
    .executeTakeFirstOrThrow();
  return { purchase, orderId };
}

/** The states of a member's seats, in the order in which they were held. */
export const seatsOf = async ({ id }: Pick<Member, 'id'>): Promise<string[]> =>
  (
    await db().selectFrom('workshop_seats').select('state').where('buyer_id', '=', id).orderBy('id').execute()
  ).map(({ state }) => state);

/** Returns how somebody waited for a date, the last time. */
export const waitOf = async ({ id }: Pick<Member, 'id'>, dateId: string) =>
  (await db()
    .selectFrom('workshop_waits')
    .select(['state', 'offered_until'])
    .where('user_id', '=', id)
    .where('date_id', '=', dateId)
    .orderBy('id', 'desc')
    .executeTakeFirst()) ?? null;

/** Moves a date, so that it begins this number of hours from now. */
export async function beginIn(dateId: string, hours: number): Promise<void> {
  const starts_at = fromNow(hours * HOUR);
  await db()
    .updateTable('workshop_dates')
    .set({ starts_at, ends_at: new Date(starts_at.getTime() + 7_200_000) })
    .where('id', '=', dateId)
    .execute();
}

/** Sets an assessment before or after a workshop, or alone, with one question of each type. */
export async function setAssessment(
  { ctx }: Pick<Member, 'ctx'>,
  id: string,
  placed: AssessmentPlace,
  quiz: Partial<MadeQuiz> = {},
): Promise<void> {
  const now = NOW;
  const { version } = await getMadeAssessment({ ...ctx, now }, { id, placed });
  await putAssessment({ ...ctx, now }, { id, placed }, quizBody({ version, ...quiz }));
}
