import { describe, expect, it } from 'vitest';
import { db } from '@/lib/server/db/client';
import { inTransaction } from '@/lib/server/db/tx';
import { putAssessmentExtra } from '@/lib/server/kinds/assessments/exams';
import { moveDeadlines } from '@/lib/server/kinds/assessments/repo-assessments';
import { createAssessmentAttempt, getQuizAttempt } from '@/lib/server/kinds/quiz-attempts';
import { HOUR } from '@/lib/shared/time';
import { NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { untilSomebodyWaits, whileHeld } from '@/tests/setup/while-held';
import {
  beginIn,
  dateIn,
  makeWorkshop,
  seatFor,
  setAssessment,
  workshopOf,
  writeWorkshop,
} from '@/tests/setup/workshops';
import { COMMITS, cleanWorld } from '@/tests/setup/world';

let host: Member;
let buyer: Member;
let id: string;
let date: ReturnType<typeof dateIn>;

cleanWorld(async () => {
  [host, buyer] = [await makeMember({ role: 'CREATOR' }), await makeMember()];
  date = dateIn(5);
  id = await makeWorkshop(host, [date]);
});

const begin = (purchase: string) => createAssessmentAttempt(buyer.ctx, purchase, 'before');
const endOf = async ({ _id }: { _id: string }) =>
  Date.parse((await getQuizAttempt(buyer.ctx, _id)).deadline ?? '');
const startOf = (day: { date: string }) => Date.parse(`${day.date}T15:00:00.000Z`);

describe('an attempt before a date that is moved', () => {
  it('ends with the start as it is then, later too', async () => {
    await setAssessment(host, id, 'before', { attempts: 1 });
    const attempt = await begin((await seatFor(buyer, id, date._id)).entitlementId);
    expect(await endOf(attempt)).toBe(startOf(date));
    for (const days of [3, 9]) {
      const moved = { ...dateIn(days), _id: date._id };
      await writeWorkshop(host, id, workshopOf([moved]));
      expect(await endOf(attempt)).toBe(startOf(moved));
    }
  });

  it('has its own time again, where it was moved forward by mistake', async () => {
    await setAssessment(host, id, 'before', { minutes: 60 });
    const attempt = await begin((await seatFor(buyer, id, date._id)).entitlementId);
    const starts = [0.5, 0.8, 30].map((hours) => NOW.getTime() + hours * HOUR);
    const ends: number[] = [];
    let from = startOf(date);
    for (const to of starts) {
      await moveDeadlines(db(), date._id, { from: new Date(from), to: new Date(to) });
      ends.push(await endOf(attempt));
      from = to;
    }
    expect(ends).toEqual([starts[0], starts[1], Date.parse(attempt.startedAt) + HOUR]);
  });
});

describe('an attempt that begins while its date is moved', () => {
  it('ends with the new start', COMMITS, async () => {
    await setAssessment(host, id, 'before');
    const { entitlementId } = await seatFor(buyer, id, date._id);
    const moved = { ...dateIn(3), _id: date._id };
    const { begun } = await inTransaction(host.ctx, async (ctx) => {
      await writeWorkshop({ ctx }, id, workshopOf([moved]));
      const begun = begin(entitlementId);
      await Promise.race([begun, untilSomebodyWaits()]);
      return { begun };
    });
    expect(await endOf(await begun)).toBe(startOf(moved));
  });
});

describe('extra time', () => {
  const give = (seatId: string, minutes: number) =>
    putAssessmentExtra(host.ctx, { id: seatId, placed: 'before' }, { minutes, attempts: 0 });

  it.each([60, null])(
    'that is taken back takes nothing besides, of a quiz of %s minutes',
    async (minutes) => {
      await setAssessment(host, id, 'before', { minutes });
      const { entitlementId, seatId } = await seatFor(buyer, id, date._id);
      await beginIn(date._id, 1.2);
      const attempt = await begin(entitlementId);
      await give(seatId, 30);
      await give(seatId, 0);
      expect(await endOf(attempt)).toBe(Date.parse(attempt.deadline ?? ''));
    },
  );

  it('that is given at the same moment by two tabs counts once', COMMITS, async () => {
    await setAssessment(host, id, 'before', { minutes: 60 });
    const { entitlementId, seatId } = await seatFor(buyer, id, date._id);
    const attempt = await begin(entitlementId);
    let given: Promise<unknown> = Promise.resolve();
    await whileHeld('entitlements', entitlementId, async () => {
      given = Promise.all([give(seatId, 30), give(seatId, 30)]);
      await untilSomebodyWaits();
    });
    await given;
    expect(await endOf(attempt)).toBe(Date.parse(attempt.deadline ?? '') + HOUR / 2);
  });
});
