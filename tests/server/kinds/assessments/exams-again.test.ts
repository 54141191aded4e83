import { describe, expect, it } from 'vitest';
import { cancelSeat, cancelWorkshopDate, giveBackEnded } from '@/lib/server/appointments/workshops';
import { listSeatAssessments, putAssessmentExtra } from '@/lib/server/kinds/assessments/exams';
import { getAssessment } from '@/lib/server/kinds/assessments/take-assessment';
import { getQuizAttempt } from '@/lib/server/kinds/quiz-attempts';
import { beginExam, failExam, passExam } from '@/tests/setup/exams';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { answerRight } from '@/tests/setup/quiz';
import { refusal } from '@/tests/setup/refusal';
import { eventFor, tell } from '@/tests/setup/trade';
import { beginIn, dateIn, makeWorkshop, seatFor, setAssessment } from '@/tests/setup/workshops';
import { cleanWorld } from '@/tests/setup/world';

let host: Member;
let buyer: Member;
let id: string;
let first: ReturnType<typeof dateIn>;
let second: ReturnType<typeof dateIn>;

cleanWorld(async () => {
  [host, buyer] = [await makeMember({ role: 'CREATOR' }), await makeMember()];
  [first, second] = [dateIn(5), dateIn(9)];
  id = await makeWorkshop(host, [first, second]);
  await setAssessment(host, id, 'before', { attempts: 1 });
});

const buy = ({ _id }: { _id: string }) => seatFor(buyer, id, _id);
const giveUp = ({ entitlementId }: { entitlementId: string }) =>
  cancelSeat(buyer.ctx, entitlementId, { backBps: 10_000 });
const begin = ({ entitlementId }: { entitlementId: string }) => beginExam(buyer, entitlementId, 'before');
const read = ({ entitlementId }: { entitlementId: string }) =>
  getAssessment(buyer.ctx, entitlementId, 'before');

describe('a buyer who gives a seat back and takes one again', () => {
  it.each(['the same date', 'another date'])('has the attempts that they had, on %s', async (which) => {
    const seat = await buy(first);
    const failed = await failExam(buyer, seat.entitlementId, 'before');
    await giveUp(seat);
    const again = await buy(which === 'another date' ? second : first);
    expect(await refusal(begin(again))).toBe('no_attempts_left');
    expect(await read(again)).toMatchObject({ attemptsLeft: 0, attempts: [{ _id: failed._id, number: 1 }] });
    expect((await getQuizAttempt(buyer.ctx, failed._id)).entitlementId).toBe(again.entitlementId);
    expect((await listSeatAssessments(host.ctx, again.seatId)).quizzes).toMatchObject([
      { attemptsCount: 1, isPassed: false },
    ]);
  });

  it('has them on the other seat that they took before', async () => {
    const [one, two] = [await buy(first), await buy(second)];
    await failExam(buyer, one.entitlementId, 'before');
    await giveUp(one);
    expect(await refusal(begin(two))).toBe('no_attempts_left');
    // The seat of a date that is over has no use for them: the next one gets them.
    await beginIn(second._id, -5);
    const third = await buy(first);
    await failExam(buyer, third.entitlementId, 'before');
    await giveUp(third);
    expect((await read(two)).attempts).toHaveLength(1);
    expect(await refusal(begin(await buy(first)))).toBe('no_attempts_left');
  });

  it('has submitted what was open by that, with the answers that were there', async () => {
    const seat = await buy(first);
    await answerRight(buyer.ctx, await begin(seat));
    await giveUp(seat);
    expect((await read(await buy(first))).attempts).toMatchObject([{ percent: 100, isPassed: true }]);
  });

  it('has what their host gave them, and attempts of several seats in order', async () => {
    const [one, two] = [await buy(first), await buy(second)];
    const extra = { minutes: 0, attempts: 2 };
    await putAssessmentExtra(host.ctx, { id: one.seatId, placed: 'before' }, extra);
    await failExam(buyer, two.entitlementId, 'before');
    await failExam(buyer, one.entitlementId, 'before');
    await giveUp(one);
    await giveUp(two);
    const again = await buy(second);
    expect((await passExam(buyer, again.entitlementId, 'before')).number).toBe(3);
    expect(await refusal(begin(again))).toBe('no_attempts_left');
  });

  it('has them too where the host cancelled the date', async () => {
    await passExam(buyer, (await buy(first)).entitlementId, 'before');
    await cancelWorkshopDate(host.ctx, first._id, { reason: 'سفر' });
    await giveBackEnded(host.ctx);
    expect((await read(await buy(second))).attempts).toMatchObject([{ isPassed: true }]);
  });

  it('has them on a seat that comes back by a dispute', async () => {
    const seat = await buy(first);
    const dispute = async (type: 'dispute.opened' | 'dispute.won') =>
      tell(await eventFor(seat.orderId, type, { subjectRef: `dispute of ${seat.orderId}` }));
    await failExam(buyer, seat.entitlementId, 'before');
    await dispute('dispute.opened');
    await giveUp(await buy(second));
    await dispute('dispute.won');
    expect(await refusal(begin(seat))).toBe('no_attempts_left');
  });
});

it('a buyer who keeps seats on two dates has the attempts of both', async () => {
  const [one, two] = [await buy(first), await buy(second)];
  await failExam(buyer, one.entitlementId, 'before');
  expect((await failExam(buyer, two.entitlementId, 'before')).number).toBe(1);
});
