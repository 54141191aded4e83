import { describe, expect, it } from 'vitest';
import { GET as ANSWERS } from '@/app/api/bookings/[id]/answers/route';
import { GET, PUT } from '@/app/api/products/[id]/hold/answers/route';
import type { HoldAnswers } from '@/lib/contract/kinds/booking-questions';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { createSlotHold } from '@/lib/server/kinds/bookings/holds';
import { bookings } from '@/lib/server/kinds/bookings/kind';
import { DAY } from '@/lib/shared/time';
import { makeHost, makeOffer, OFFER } from '@/tests/setup/bookings';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { bodyFor, checkOut, eventFor, tell } from '@/tests/setup/trade';
import { cleanWorld } from '@/tests/setup/world';

const DATE = fromNow(3 * DAY)
  .toISOString()
  .slice(0, 10);
const QUESTIONS = [
  { text: 'عمّ تريد أن نتحدث؟', isRequired: true },
  { text: 'رابط عملك', isRequired: false },
];

let host: Member;
let buyer: Member;
let product: string;
cleanWorld(async () => {
  [host, buyer] = [await makeHost(), await makeMember()];
  product = await makeOffer(host, { questions: QUESTIONS });
});

const hold = (hour = 10, id = product) =>
  createSlotHold(buyer.ctx, id, {
    startsAt: `${DATE}T${hour}:00:00.000Z`,
    minutes: 60,
    timeZone: 'UTC',
  });
const answer = (answers: string[], id = product) =>
  callRoute<HoldAnswers>(PUT, { token: buyer.token, params: { id }, body: { answers }, method: 'PUT' });
const order = async () => checkOut(buyer.token, bodyFor({ id: product, price: { amount: 2500 } }));

describe('the questions of a host', () => {
  it('are about a held slot: who holds none is not asked', async () => {
    const params = { id: product };
    expect((await callRoute(GET, { params })).status).toBe(401);
    expect((await callRoute(GET, { params, token: buyer.token })).status).toBe(404);
    expect((await answer(['س', ''])).status).toBe(404);
    await hold();
    const other = await makeMember();
    expect((await callRoute(GET, { params, token: other.token })).status).toBe(404);
    const { payload } = await callRoute(GET, { params, token: buyer.token });
    expect(payload).toEqual({ questions: QUESTIONS, answers: null });
  });

  it('are at most ten, each with words', async () => {
    const { OFFER: _, ...schema } = { OFFER, ...(await import('@/lib/contract/kinds/booking-offer')) };
    const many = Array.from({ length: 11 }, () => QUESTIONS[0]);
    for (const questions of [many, [{ text: ' ', isRequired: false }]])
      expect(schema.BookingsContent.safeParse({ ...OFFER, questions }).success).toBe(false);
  });

  it('have to be answered before the slot is ordered, where they are required', async () => {
    await hold();
    expect(await order()).toMatchObject({ status: 409, problem: { code: 'answers_missing' } });
    for (const wrong of [[], ['واحد'], ['', 'رابط'], ['أ', 'ب', 'ج']])
      expect((await answer(wrong)).status).toBe(422);
    const { payload } = await answer(['عن مشروعي', '']);
    expect(payload).toEqual({ questions: QUESTIONS, answers: ['عن مشروعي', ''] });
    expect((await order()).status).toBe(201);
  });

  it('have to be answered before a free hour, too', async () => {
    const price = { amount: 0, currency: 'USD' } as const;
    const productId = await makeOffer(host, { questions: QUESTIONS, lengths: [{ minutes: 60, price }] });
    await hold(10, productId);
    const orderFree = () => checkOut(buyer.token, { productId, expectedTotal: price });
    expect((await orderFree()).status).toBe(409);
    await answer(['عن مشروعي', ''], productId);
    expect((await orderFree()).status).toBe(201);
  });

  it('stay those of the hold, whatever the host asks later', async () => {
    await hold();
    await bookings.content.write(
      host.ctx,
      { id: product, version: 2 },
      { ...OFFER, questions: [{ text: 'جديد', isRequired: true }] },
    );
    const { payload } = await callRoute<HoldAnswers>(GET, { params: { id: product }, token: buyer.token });
    expect(payload.questions).toEqual(QUESTIONS);
  });

  it('are read with their answers by the host alone, until the buyer leaves', async () => {
    await hold();
    await answer(['عن مشروعي', '']);
    await tell(await eventFor((await order()).payload._id));
    const { id } = await db()
      .selectFrom('bookings')
      .select('id')
      .where('buyer_id', '=', buyer.id)
      .executeTakeFirstOrThrow();
    const read = ({ token }: Member) => callRoute(ANSWERS, { params: { id }, token });
    for (const stranger of [buyer, await makeHost()]) expect((await read(stranger)).status).toBe(404);
    expect((await read(host)).payload).toEqual({
      data: [
        { question: QUESTIONS[0]?.text, answer: 'عن مشروعي' },
        { question: QUESTIONS[1]?.text, answer: '' },
      ],
    });
    await bookings.personalData.erase?.(guestCtx(db()), buyer.id);
    expect((await read(host)).payload).toEqual({ data: [] });
  });
});
