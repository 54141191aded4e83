import { expect, it } from 'vitest';
import { GET as ALONE } from '@/app/api/entitlements/[id]/assessment/route';
import { POST as BEGIN } from '@/app/api/entitlements/[id]/assessments/[placed]/attempts/route';
import { GET as EXAM } from '@/app/api/entitlements/[id]/assessments/[placed]/route';
import { GET as PURCHASE } from '@/app/api/entitlements/[id]/route';
import { GET as CALENDAR } from '@/app/api/entitlements/[id]/seat/calendar/route';
import { GET as SEAT } from '@/app/api/entitlements/[id]/seat/route';
import { GET as DATES } from '@/app/api/products/[id]/dates/route';
import { GET as HOLD } from '@/app/api/products/[id]/hold/route';
import { GET as TAKEN } from '@/app/api/workshop-seats/[id]/assessments/route';
import { GET as RESULTS } from '@/app/api/workshops/[id]/assessments/[placed]/results/route';
import { GET as MADE } from '@/app/api/workshops/[id]/assessments/[placed]/route';
import { GET as OWN } from '@/app/api/workshops/[id]/dates/route';
import { GET as TAKERS } from '@/app/api/workshops/[id]/takers/route';
import { db } from '@/lib/server/db/client';
import { getProduct } from '@/lib/server/making/service';
import { getNotifications } from '@/lib/server/notifications/service';
import { callRoute } from '@/tests/setup/call-route';
import { makeMember } from '@/tests/setup/make-member';
import { QUESTIONS } from '@/tests/setup/quiz';
import { buyForReal, lineOf } from '@/tests/setup/reversals';
import {
  beginIn,
  dateIn,
  holdSeat,
  makeAlone,
  makeWorkshop,
  seatFor,
  seatOf,
  setAssessment,
} from '@/tests/setup/workshops';

const LINK = 'https://meet.example/very-secret';

it('no answer has the link before its time, but for its seller', async () => {
  const [host, buyer, other] = [
    await makeMember({ role: 'CREATOR' }),
    await makeMember(),
    await makeMember(),
  ];
  const date = dateIn(5, { placeText: LINK });
  const id = await makeWorkshop(host, [date]);
  const { entitlementId } = await seatFor(buyer, id, date._id);
  await holdSeat(other, date._id);
  const query = { timeZone: 'UTC' };
  const all = async (token: string) => [
    await callRoute(DATES, { params: { id }, query, token }),
    await callRoute(HOLD, { params: { id }, token }),
    await callRoute(SEAT, { params: { id: entitlementId }, token }),
    await callRoute(CALENDAR, { params: { id: entitlementId }, token }),
    await callRoute(PURCHASE, { params: { id: entitlementId }, token }),
    await callRoute(OWN, { params: { id }, token }),
  ];
  const seen = async (member: typeof buyer) =>
    JSON.stringify([
      await all(member.token),
      await getProduct(member.ctx, id),
      await getNotifications(member.ctx, { limit: 20 }),
    ]);
  expect(await seen(buyer)).not.toContain(LINK);
  expect(await seen(other)).not.toContain(LINK);
  expect(await seen(host)).toContain(LINK);
  await beginIn(date._id, 0.15);
  expect(await seen(buyer)).toContain(LINK);
  expect(await seen(other)).not.toContain(LINK);
});

it('no answer has a question before its time, nor what is right before it was answered, but for its seller', async () => {
  const [host, buyer, other] = [
    await makeMember({ role: 'CREATOR' }),
    await makeMember(),
    await makeMember(),
  ];
  const date = dateIn(5);
  const id = await makeWorkshop(host, [date]);
  await setAssessment(host, id, 'after');
  const { entitlementId, seatId } = await seatFor(buyer, id, date._id);
  const all = async ({ token, ctx }: typeof buyer) => {
    const [held, made] = [
      { token, params: { id: entitlementId, placed: 'after' } },
      { token, params: { id, placed: 'after' } },
    ];
    return JSON.stringify([
      await callRoute(BEGIN, held),
      await callRoute(EXAM, held),
      await callRoute(SEAT, held),
      await callRoute(PURCHASE, held),
      await callRoute(MADE, made),
      await callRoute(RESULTS, made),
      await callRoute(OWN, made),
      await callRoute(DATES, { ...made, query: { timeZone: 'UTC' } }),
      await callRoute(TAKEN, { token, params: { id: seatId } }),
      await getProduct(ctx, id),
    ]);
  };
  const question = QUESTIONS[0]?.text ?? '';
  const secret = /شرح-|"isTrue"|"isRight"|"accepted"/;
  expect(await all(host)).toMatch(secret);
  for (const who of [buyer, other]) {
    const seen = await all(who);
    expect(seen).not.toContain(question);
    expect(seen).not.toMatch(secret);
  }
  await beginIn(date._id, -3);
  const open = await all(buyer);
  expect(open).toContain(question);
  expect(open).not.toMatch(secret);
  expect(await all(other)).not.toContain(question);
});

it('no answer about an assessment alone has what is right before it was answered, but for its seller', async () => {
  const [host, buyer, other] = [
    await makeMember({ role: 'CREATOR' }),
    await makeMember(),
    await makeMember(),
  ];
  const id = await makeAlone(host);
  const lineId = await lineOf(await buyForReal(buyer.token, seatOf(id)));
  const { id: purchase } = await db()
    .selectFrom('entitlements')
    .select('id')
    .where('order_line_id', '=', lineId)
    .executeTakeFirstOrThrow();
  const all = async ({ token, ctx }: typeof buyer) => {
    const [held, made] = [
      { token, params: { id: purchase, placed: 'alone' } },
      { token, params: { id, placed: 'alone' } },
    ];
    return JSON.stringify([
      await callRoute(BEGIN, held),
      await callRoute(EXAM, held),
      await callRoute(ALONE, held),
      await callRoute(PURCHASE, held),
      await callRoute(MADE, made),
      await callRoute(RESULTS, made),
      await callRoute(TAKERS, made),
      await callRoute(TAKEN, held),
      await getProduct(ctx, id),
    ]);
  };
  const question = QUESTIONS[0]?.text ?? '';
  const secret = /شرح-|"isTrue"|"isRight"|"accepted"/;
  expect(await all(host)).toMatch(secret);
  expect(await all(buyer)).toContain(question);
  expect(await all(buyer)).not.toMatch(secret);
  const seen = await all(other);
  expect(seen).not.toContain(question);
  expect(seen).not.toMatch(secret);
  expect(seen).not.toContain(buyer.id);
});
