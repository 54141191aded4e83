import { describe, expect, it } from 'vitest';
import type { AssessmentPlace } from '@/lib/contract/kinds/quizzes';
import { cancelSeat, cancelWorkshopDate } from '@/lib/server/appointments/workshops';
import { db } from '@/lib/server/db/client';
import * as exams from '@/lib/server/kinds/assessments/exams';
import { assessments } from '@/lib/server/kinds/assessments/kind';
import { listSeatHolders } from '@/lib/server/kinds/assessments/people';
import { getSeat } from '@/lib/server/kinds/assessments/seats';
import { getAssessment } from '@/lib/server/kinds/assessments/take-assessment';
import * as quiz from '@/lib/server/kinds/quiz-attempts';
import { MINUTE } from '@/lib/shared/time';
import { NOW } from '@/tests/setup/clock';
import { beginExam, failExam, passExam, workshopToBuy } from '@/tests/setup/exams';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { answerRight, QUESTIONS, quizBody } from '@/tests/setup/quiz';
import { refusal } from '@/tests/setup/refusal';
import { beginIn, dateIn, seatFor, setAssessment, workshopOf, writeWorkshop } from '@/tests/setup/workshops';
import { COMMITS, cleanWorld } from '@/tests/setup/world';

let host: Member;
let buyer: Member;
let id: string;
let date: ReturnType<typeof dateIn>;

cleanWorld(async () => {
  ({ host, buyer, date, id } = await workshopToBuy());
});

const at = (member: Member, now = NOW) => ({ ...member.ctx, now });
const read = (who: Member, purchase: string, placed: AssessmentPlace) =>
  getAssessment(at(who), purchase, placed);
const outline = async () => (await assessments.content.outlines(at(buyer), [id])).get(id)?.assessments;

/** All that the buyer does with an assessment is refused. */
async function nothingIsOpen(purchase: string, id: string): Promise<void> {
  for (const ask of [
    () => read(buyer, purchase, 'before'),
    () => beginExam(buyer, purchase, 'before'),
    () => quiz.getQuizAttempt(at(buyer), id),
    () => quiz.putQuizAnswer(at(buyer), { id, position: 3 }, { chosen: ['true'] }),
    () => quiz.submitQuizAttempt(at(buyer), id),
  ])
    expect(await refusal(ask())).toBe('not_entitled');
}

describe('an assessment is refused', () => {
  it('to everybody without the seat: another buyer, its host, and whoever gave it back', async () => {
    const other = await makeMember();
    await setAssessment(host, id, 'before');
    const { entitlementId } = await seatFor(buyer, id, date._id);
    await seatFor(other, id, date._id);
    const { _id } = await beginExam(buyer, entitlementId, 'before');
    for (const who of [other, host]) {
      expect(await refusal(read(who, entitlementId, 'before'))).toBe('not_found');
      expect(await refusal(beginExam(who, entitlementId, 'before'))).toBe('not_found');
      expect(await refusal(quiz.getQuizAttempt(at(who), _id))).toBe('not_found');
      expect(await refusal(quiz.submitQuizAttempt(at(who), _id))).toBe('not_found');
    }
    await cancelSeat(at(buyer), entitlementId, { backBps: 10_000 });
    await nothingIsOpen(entitlementId, _id);
  });

  it('once the date is cancelled, before any seat is given back, with all that goes on', async () => {
    await setAssessment(host, id, 'before');
    const { entitlementId } = await seatFor(buyer, id, date._id);
    const { _id } = await beginExam(buyer, entitlementId, 'before');
    await cancelWorkshopDate(at(host), date._id, { reason: 'سفر' });
    await nothingIsOpen(entitlementId, _id);
    expect(await getSeat(at(buyer), entitlementId)).toMatchObject({
      state: 'cancelled',
      cancelled: { by: 'host', reason: 'سفر' },
      assessments: [],
    });
  });

  it('after a date until its end, and before it from its start on', async () => {
    await setAssessment(host, id, 'before');
    await setAssessment(host, id, 'after');
    const { entitlementId } = await seatFor(buyer, id, date._id);
    const states = async () =>
      (await getSeat(at(buyer), entitlementId)).assessments.map(({ placed, state }) => [placed, state]);
    const both = (before: string, after: string) => [
      ['before', before],
      ['after', after],
    ];
    expect(await states()).toEqual(both('open', 'early'));
    expect(await refusal(read(buyer, entitlementId, 'after'))).toBe('not_open_yet');
    expect(await refusal(beginExam(buyer, entitlementId, 'after'))).toBe('not_open_yet');
    await beginIn(date._id, -1);
    expect(await states()).toEqual(both('over', 'early'));
    expect(await refusal(beginExam(buyer, entitlementId, 'before'))).toBe('attempt_over');
    expect(await refusal(beginExam(buyer, entitlementId, 'after'))).toBe('not_open_yet');
    await beginIn(date._id, -3);
    expect(await states()).toEqual(both('over', 'open'));
    expect((await beginExam(buyer, entitlementId, 'after')).placed).toBe('after');
  });

  it('without questions, to other hosts, and where it was saved since', async () => {
    const other = await makeMember({ role: 'CREATOR' });
    const place = { id, placed: 'after' } as const;
    expect(await refusal(exams.getMadeAssessment(at(other), place))).toBe('not_found');
    expect(await refusal(exams.putAssessment(at(other), place, quizBody()))).toBe('not_found');
    expect(await refusal(exams.deleteAssessment(at(other), place))).toBe('not_found');
    expect(await refusal(exams.deleteAssessment(at(host), place))).toBe('not_found');
    await setAssessment(host, id, 'after');
    expect(await refusal(exams.putAssessment(at(host), place, quizBody()))).toBe('conflict');
    const { seatId } = await seatFor(buyer, id, date._id);
    expect(await refusal(exams.listSeatAssessments(at(other), seatId))).toBe('not_found');
    const extra = { minutes: 5, attempts: 1 };
    expect(await refusal(exams.putAssessmentExtra(at(other), { id: seatId, placed: 'after' }, extra))).toBe(
      'not_found',
    );
  });
});

describe('an assessment before a date', () => {
  it('ends with its start, whatever its time, and sooner where the date was moved', async () => {
    await setAssessment(host, id, 'before', { minutes: 60 });
    const { entitlementId, seatId } = await seatFor(buyer, id, date._id);
    await beginIn(date._id, 0.5);
    const first = await beginExam(buyer, entitlementId, 'before');
    const start = NOW.getTime() + 30 * MINUTE;
    expect(Math.abs(Date.parse(first.deadline ?? '') - start)).toBeLessThan(5_000);
    await exams.putAssessmentExtra(at(host), { id: seatId, placed: 'before' }, { minutes: 30, attempts: 0 });
    const longer = await quiz.getQuizAttempt(at(buyer), first._id);
    expect(Date.parse(longer.deadline ?? '')).toBeLessThan(start + 5_000);
    await quiz.submitOverdueAttempts(at(host, new Date(start + 10_000)));
    expect((await quiz.getQuizAttempt(at(buyer), first._id)).isPassed).toBe(false);
  });

  it('shows its host how it went for each, and asks for no certificate', async () => {
    await setAssessment(host, id, 'before');
    const { entitlementId } = await seatFor(buyer, id, date._id);
    expect((await read(buyer, entitlementId, 'before')).isGate).toBe(false);
    await failExam(buyer, entitlementId, 'before');
    await passExam(buyer, entitlementId, 'before');
    const [holder] = (await listSeatHolders(at(host), date._id)).data;
    expect(holder?.results).toEqual([
      { placed: 'before', attemptsCount: 2, bestPercent: 100, isPassed: true },
    ]);
    expect(await outline()).toEqual({ before: true, after: false, isRequired: false, alone: null });
  });
});

describe('an assessment after a date', () => {
  it('opens later, where the date was moved after the purchase', async () => {
    await setAssessment(host, id, 'after');
    const { entitlementId } = await seatFor(buyer, id, date._id);
    const later = { ...dateIn(9), _id: date._id };
    await writeWorkshop(host, id, workshopOf([later]));
    const [shown] = (await getSeat(at(buyer), entitlementId)).assessments;
    expect(shown?.opensAt?.slice(0, 10)).toBe(later.date);
    expect(shown?.state).toBe('early');
  });

  it('says nothing of what is right before it is submitted', async () => {
    await setAssessment(host, id, 'after');
    const { entitlementId } = await seatFor(buyer, id, date._id);
    await beginIn(date._id, -3);
    const attempt = await beginExam(buyer, entitlementId, 'after');
    const seen = JSON.stringify([attempt, await read(buyer, entitlementId, 'after'), await outline()]);
    expect(seen).not.toMatch(/شرح-|"isTrue"|"isRight"|"accepted"/);
    expect(JSON.stringify(await quiz.submitQuizAttempt(at(buyer), attempt._id))).toContain('شرح-العاصمة');
  });

  it('keeps the questions of an attempt that goes on, while its host changes them', async () => {
    await setAssessment(host, id, 'after');
    const { entitlementId } = await seatFor(buyer, id, date._id);
    await beginIn(date._id, -3);
    const attempt = await beginExam(buyer, entitlementId, 'after');
    await setAssessment(host, id, 'after', { questions: QUESTIONS.slice(0, 1), passPercent: 100 });
    await answerRight(at(buyer), attempt);
    const result = await quiz.submitQuizAttempt(at(buyer), attempt._id);
    expect([result.questions.length, result.percent]).toEqual([QUESTIONS.length, 100]);
    expect((await beginExam(buyer, entitlementId, 'after')).questions).toHaveLength(1);
  });

  it('counts the last attempt once, however often it is begun and submitted at once', COMMITS, async () => {
    await setAssessment(host, id, 'after', { attempts: 1 });
    const { entitlementId } = await seatFor(buyer, id, date._id);
    await beginIn(date._id, -3);
    const [one, two] = await Promise.all([
      beginExam(buyer, entitlementId, 'after'),
      beginExam(buyer, entitlementId, 'after'),
    ]);
    expect(one._id).toBe(two._id);
    const results = await Promise.all([
      quiz.submitQuizAttempt(at(buyer), one._id),
      quiz.submitQuizAttempt(at(buyer), one._id),
    ]);
    expect(results.map(({ percent }) => percent)).toEqual([0, 0]);
    expect(await refusal(beginExam(buyer, entitlementId, 'after'))).toBe('no_attempts_left');
    expect((await exams.getAssessmentResults(at(host), { id, placed: 'after' })).attemptsCount).toBe(1);
  });

  it('gives one holder another attempt, where its host says so', async () => {
    await setAssessment(host, id, 'after', { attempts: 1 });
    const { entitlementId, seatId } = await seatFor(buyer, id, date._id);
    await beginIn(date._id, -3);
    await failExam(buyer, entitlementId, 'after');
    await exams.putAssessmentExtra(at(host), { id: seatId, placed: 'after' }, { minutes: 0, attempts: 1 });
    expect((await exams.listSeatAssessments(at(host), seatId)).quizzes).toMatchObject([
      { placed: 'after', attemptsCount: 1, bestPercent: 0, isPassed: false, extra: { attempts: 1 } },
    ]);
    expect((await passExam(buyer, entitlementId, 'after')).number).toBe(2);
  });

  it('that was taken away is read by nobody, and is back as it was once it is saved again', async () => {
    const place = { id, placed: 'after' } as const;
    await setAssessment(host, id, 'after');
    const { entitlementId } = await seatFor(buyer, id, date._id);
    await beginIn(date._id, -3);
    const open = await beginExam(buyer, entitlementId, 'after');
    await exams.deleteAssessment(at(host), place);
    expect(await refusal(read(buyer, entitlementId, 'after'))).toBe('not_found');
    expect(await refusal(quiz.getQuizAttempt(at(buyer), open._id))).toBe('not_found');
    expect(await refusal(quiz.putQuizAnswer(at(buyer), { id: open._id, position: 3 }, null))).toBe(
      'not_found',
    );
    expect((await getSeat(at(buyer), entitlementId)).assessments).toEqual([]);
    expect(await outline()).toEqual({ before: false, after: false, isRequired: false, alone: null });
    expect((await exams.getMadeAssessment(at(host), place)).isShown).toBe(false);
    await setAssessment(host, id, 'after');
    expect((await beginExam(buyer, entitlementId, 'after'))._id).toBe(open._id);
  });

  it('changes neither the price nor what goes back', async () => {
    const price = async () =>
      (await db().selectFrom('workshops').select('amount').where('product_id', '=', id).execute())[0];
    const before = await price();
    await setAssessment(host, id, 'before');
    await setAssessment(host, id, 'after');
    expect(await price()).toEqual(before);
    const { entitlementId } = await seatFor(buyer, id, date._id);
    await passExam(buyer, entitlementId, 'before');
    expect((await getSeat(at(buyer), entitlementId)).backBps).toBe(10_000);
  });
});
