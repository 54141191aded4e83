import { describe, expect, it } from 'vitest';
import { AssessmentsContent } from '@/lib/contract/kinds/workshop-offer';
import { db } from '@/lib/server/db/client';
import { newId } from '@/lib/server/ids';
import { getBoughtAssessment } from '@/lib/server/kinds/assessments/bought-assessment';
import * as exams from '@/lib/server/kinds/assessments/exams';
import { listOwnDates, listTakers } from '@/lib/server/kinds/assessments/people';
import { getSeat } from '@/lib/server/kinds/assessments/seats';
import { getAssessment } from '@/lib/server/kinds/assessments/take-assessment';
import { createCertificate } from '@/lib/server/kinds/certificates';
import { getQuizAttempt } from '@/lib/server/kinds/quiz-attempts';
import { getPurchase } from '@/lib/server/library/service';
import { getProduct, publishProduct, updateProduct } from '@/lib/server/making/service';
import { requestRefund } from '@/lib/server/refunds/request';
import { beginExam, failExam, passExam } from '@/tests/setup/exams';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { refusal } from '@/tests/setup/refusal';
import { lineOf, sendGranted, stateOf } from '@/tests/setup/reversals';
import { eventFor, placeOrder, tell } from '@/tests/setup/trade';
import {
  aloneFor,
  aloneOf,
  dateIn,
  holdSeat,
  makeAlone,
  makeWorkshop,
  seatFor,
  seatOf,
  setAssessment,
  workshopOf,
  writeWorkshop,
} from '@/tests/setup/workshops';
import { cleanWorld } from '@/tests/setup/world';

let host: Member;
let buyer: Member;
let id: string;

cleanWorld(async () => {
  [host, buyer] = [await makeMember({ role: 'CREATOR' }), await makeMember()];
  id = await makeAlone(host, { attempts: 1 });
});

const buy = (who: Member = buyer, product = id) => aloneFor(who, product);

const askBack = async (orderId: string) => {
  const lineId = await lineOf(orderId);
  await requestRefund(buyer.ctx, orderId, { lineId, reason: 'changed_mind', note: '' }, newId());
  await sendGranted();
  return (await stateOf(orderId))?.access;
};

const dispute = async (orderId: string, change: 'opened' | 'lost' | 'won') =>
  tell(await eventFor(orderId, `dispute.${change}`, { subjectRef: `dispute of ${orderId}` }));

describe('an assessment without a date is refused', () => {
  it('to everybody but its buyer, and is no seat', async () => {
    const { purchase } = await buy();
    for (const who of [host, await makeMember()]) {
      expect(await refusal(getBoughtAssessment(who.ctx, purchase))).toBe('not_found');
      expect(await refusal(beginExam(who, purchase, 'alone'))).toBe('not_found');
    }
    expect(await refusal(getSeat(buyer.ctx, purchase))).toBe('not_found');
    expect(await refusal(getAssessment(buyer.ctx, purchase, 'after'))).toBe('not_found');
    const date = dateIn(5);
    const workshop = await makeWorkshop(host, [date]);
    await setAssessment(host, workshop, 'alone');
    const { entitlementId } = await seatFor(buyer, workshop, date._id);
    expect(await refusal(getBoughtAssessment(buyer.ctx, entitlementId))).toBe('not_found');
    expect(await refusal(beginExam(buyer, entitlementId, 'alone'))).toBe('not_found');
  });

  it('once its money went back; what was open is submitted', async () => {
    const { orderId, purchase } = await buy();
    const { _id } = await beginExam(buyer, purchase, 'alone');
    await db()
      .updateTable('quiz_attempts')
      .set({ started_at: new Date(0) })
      .where('id', '=', _id)
      .execute();
    await dispute(orderId, 'opened');
    expect(await refusal(getAssessment(buyer.ctx, purchase, 'alone'))).toBe('not_entitled');
    expect(await refusal(getQuizAttempt(buyer.ctx, _id))).toBe('not_entitled');
    const { submitted_at } = await db()
      .selectFrom('quiz_attempts')
      .select('submitted_at')
      .where('id', '=', _id)
      .executeTakeFirstOrThrow();
    expect(submitted_at).not.toBeNull();
  });

  it('on the market before it has a question, and together with dates', async () => {
    const draft = await makeWorkshop(host, [], { isDated: false });
    const { missing } = await getProduct(host.ctx, draft);
    expect(missing?.map(({ field }) => field)).toEqual(['assessments.alone']);
    expect(await refusal(publishProduct(host.ctx, draft, true))).toBe('not_publishable');
    expect(AssessmentsContent.safeParse({ ...aloneOf(), dates: [dateIn(5)] }).success).toBe(false);
  });

  it('to be taken away from those who bought it', async () => {
    expect(await refusal(exams.deleteAssessment(host.ctx, { id, placed: 'alone' }))).toBe('forbidden');
  });
});

describe('whoever buys an assessment without a date', () => {
  it('takes it at any time, as often as its host says, and gets a certificate once they pass', async () => {
    const { purchase } = await buy();
    expect(await getPurchase(buyer.ctx, purchase)).toMatchObject({
      use: 'take',
      holds: { count: 1, unit: 'assessment' },
    });
    const named = { nameAr: 'سلمى حداد' };
    expect(await refusal(createCertificate(buyer.ctx, purchase, named))).toBe('course_unfinished');
    await failExam(buyer, purchase, 'alone');
    expect((await getBoughtAssessment(buyer.ctx, purchase)).mayHaveCertificate).toBe(false);
    expect(await refusal(beginExam(buyer, purchase, 'alone'))).toBe('no_attempts_left');
    await exams.putAssessmentExtra(host.ctx, { id: purchase, placed: 'alone' }, { minutes: 0, attempts: 1 });
    await passExam(buyer, purchase, 'alone');
    expect(await getBoughtAssessment(buyer.ctx, purchase)).toMatchObject({
      exam: { placed: 'alone', state: 'open', opensAt: null, closesAt: null, isPassed: true },
      mayHaveCertificate: true,
    });
    expect(await createCertificate(buyer.ctx, purchase, named)).toMatchObject({
      of: 'assessment',
      seconds: 0,
    });
  });

  it('gets the money back by themselves until an attempt has begun, then their host decides', async () => {
    const untouched = await buy();
    expect(await askBack(untouched.orderId)).toBe('revoked');
    const begun = await buy();
    await beginExam(buyer, begun.purchase, 'alone');
    expect(await askBack(begun.orderId)).toBe('active');
  });

  it('has the attempts that they had when the money went back and they buy it again', async () => {
    const first = await buy();
    await failExam(buyer, first.purchase, 'alone');
    await dispute(first.orderId, 'opened');
    await dispute(first.orderId, 'lost');
    const again = await buy();
    expect(await refusal(beginExam(buyer, again.purchase, 'alone'))).toBe('no_attempts_left');
    // Whoever pays once more without that takes it once more.
    const third = await buy();
    expect((await beginExam(buyer, third.purchase, 'alone')).number).toBe(1);
  });

  it('has passed it in the first purchase, where that comes back after the money of the second went back', async () => {
    const first = await buy();
    await dispute(first.orderId, 'opened');
    const second = await buy();
    await passExam(buyer, second.purchase, 'alone');
    await dispute(second.orderId, 'opened');
    await dispute(first.orderId, 'won');
    expect((await getBoughtAssessment(buyer.ctx, first.purchase)).mayHaveCertificate).toBe(true);
    expect(await refusal(beginExam(buyer, first.purchase, 'alone'))).toBe('no_attempts_left');
  });

  it('keeps it when their host sells dates instead; a seat keeps its date when it is the other way round', async () => {
    const { purchase } = await buy();
    const date = dateIn(5);
    await writeWorkshop(host, id, workshopOf([date]));
    expect((await passExam(buyer, purchase, 'alone')).isPassed).toBe(true);
    await seatFor(await makeMember(), id, date._id);
    await expect(writeWorkshop(host, id, aloneOf())).rejects.toMatchObject({
      fields: { 'content.isDated': 'kinds-assessments:wrong.datesSold' },
    });
  });

  it('is paid back when dates are sold by the time that their money comes, or the other way round', async () => {
    const { _id: late } = await placeOrder(buyer.token, seatOf(id));
    const date = dateIn(5);
    await writeWorkshop(host, id, workshopOf([date]));
    await tell(await eventFor(late));
    expect((await stateOf(late))?.access ?? null).toBeNull();
    const other = await makeMember();
    await holdSeat(other, date._id);
    const { _id: held } = await placeOrder(other.token, seatOf(id));
    await db()
      .updateTable('workshop_seats')
      .set({ held_until: new Date(0) })
      .execute();
    await writeWorkshop(host, id, aloneOf());
    await tell(await eventFor(held));
    expect((await stateOf(held))?.access ?? null).toBeNull();
  });
});

describe('the host of an assessment without a date', () => {
  it('sees who bought it, newest first, and how it went; nobody else does', async () => {
    const [first, second] = [await buy(), await buy(await makeMember())];
    await failExam(buyer, first.purchase, 'alone');
    const { data, nextCursor } = await listTakers(host.ctx, id, { limit: 1 });
    expect(data.map(({ _id }) => _id)).toEqual([second.purchase]);
    const next = await listTakers(host.ctx, id, { limit: 5, cursor: nextCursor ?? '' });
    expect(next.data).toMatchObject([
      {
        _id: first.purchase,
        attendance: null,
        results: [{ placed: 'alone', bestPercent: 0, isPassed: false }],
      },
    ]);
    expect(await listOwnDates(host.ctx, id)).toMatchObject({
      isDated: false,
      assessments: ['alone'],
      data: [],
    });
    const other = await makeMember({ role: 'CREATOR' });
    expect(await refusal(listTakers(other.ctx, id, { limit: 5 }))).toBe('not_found');
    expect(await refusal(exams.listSeatAssessments(other.ctx, first.purchase))).toBe('not_found');
    const extra = { minutes: 0, attempts: 1 };
    const place = { id: first.purchase, placed: 'alone' } as const;
    expect(await refusal(exams.putAssessmentExtra(other.ctx, place, extra))).toBe('not_found');
    const after = { ...place, placed: 'after' } as const;
    expect(await refusal(exams.putAssessmentExtra(host.ctx, after, extra))).toBe('not_found');
  });

  it('says for how many days the money goes back, which dates do not ask', async () => {
    const { refundDays, outline } = await updateProduct(host.ctx, id, { content: aloneOf(), refundDays: 30 });
    expect(refundDays).toBe(30);
    expect(outline).toMatchObject({
      isDated: false,
      assessments: { isRequired: true, alone: { questionsCount: 6, attempts: 1, minutes: null } },
    });
    const dated = await updateProduct(host.ctx, id, { content: workshopOf([dateIn(5)]), refundDays: 30 });
    expect(dated.refundDays).toBe(0);
    expect((await updateProduct(host.ctx, id, { refundDays: 30 })).refundDays).toBe(0);
    await updateProduct(host.ctx, id, { content: aloneOf() });
    expect((await updateProduct(host.ctx, id, { refundDays: 7 })).refundDays).toBe(7);
  });
});
