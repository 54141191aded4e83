import { describe, expect, it } from 'vitest';
import * as exams from '@/lib/server/kinds/assessments/exams';
import { assessments } from '@/lib/server/kinds/assessments/kind';
import { putAttendance } from '@/lib/server/kinds/assessments/people';
import { remindOfDates } from '@/lib/server/kinds/assessments/reminders';
import { getSeat } from '@/lib/server/kinds/assessments/seats';
import { createCertificate } from '@/lib/server/kinds/certificates';
import { failExam, passExam, workshopToBuy } from '@/tests/setup/exams';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { refusal } from '@/tests/setup/refusal';
import { topicsOf } from '@/tests/setup/topics';
import { beginIn, type dateIn, seatFor, setAssessment } from '@/tests/setup/workshops';
import { cleanWorld } from '@/tests/setup/world';

let host: Member;
let buyer: Member;
let id: string;
let date: ReturnType<typeof dateIn>;

cleanWorld(async () => {
  ({ host, buyer, date, id } = await workshopToBuy());
});

describe('whoever has a seat', () => {
  const remind = () => remindOfDates({ ...host.ctx, viewer: null });
  const told = (member: Member) => topicsOf(member, 'workshop');

  it('is notified once that the quiz after the date is open, and not where there is none', async () => {
    await setAssessment(host, id, 'before');
    await seatFor(buyer, id, date._id);
    await beginIn(date._id, -3);
    await remind();
    expect(await told(buyer)).toEqual(['confirmed']);
    await setAssessment(host, id, 'after');
    await remind();
    await remind();
    expect(await told(buyer)).toEqual(['confirmed', 'assessment']);
  });

  it('is not notified of a quiz that they took, nor long after the date', async () => {
    await setAssessment(host, id, 'after');
    const { entitlementId } = await seatFor(buyer, id, date._id);
    const late = await makeMember();
    await seatFor(late, id, date._id);
    await beginIn(date._id, -3);
    await failExam(buyer, entitlementId, 'after');
    await beginIn(date._id, -24 * 9);
    await remind();
    expect([await told(buyer), await told(late)]).toEqual([['confirmed'], ['confirmed']]);
  });
});

describe('a certificate', () => {
  const names = { nameAr: 'سلمى حداد' };
  const present = async (seatId: string) => putAttendance(host.ctx, seatId, { attendance: 'present' });
  const may = async (purchase: string) => (await getSeat(buyer.ctx, purchase)).mayHaveCertificate;

  it('is for those who were there and passed, where the host asks for that', async () => {
    await setAssessment(host, id, 'after');
    const outline = (await assessments.content.outlines(buyer.ctx, [id])).get(id);
    expect(outline?.assessments).toEqual({ before: false, after: true, isRequired: true, alone: null });
    const { entitlementId, seatId } = await seatFor(buyer, id, date._id);
    await beginIn(date._id, -3);
    await passExam(buyer, entitlementId, 'after');
    expect(await refusal(createCertificate(buyer.ctx, entitlementId, names))).toBe('course_unfinished');
    await present(seatId);
    expect(await may(entitlementId)).toBe(true);
    expect(await createCertificate(buyer.ctx, entitlementId, names)).toMatchObject({ of: 'workshop' });
  });

  it('is refused when somebody was there and failed the quiz', async () => {
    await setAssessment(host, id, 'after');
    const { entitlementId, seatId } = await seatFor(buyer, id, date._id);
    await beginIn(date._id, -3);
    await present(seatId);
    await failExam(buyer, entitlementId, 'after');
    expect(await may(entitlementId)).toBe(false);
    expect(await refusal(createCertificate(buyer.ctx, entitlementId, names))).toBe('course_unfinished');
  });

  it('is for all who were there, where nobody said before the purchase that it asks for more', async () => {
    const { entitlementId, seatId } = await seatFor(buyer, id, date._id);
    await setAssessment(host, id, 'after');
    await beginIn(date._id, -3);
    await present(seatId);
    expect((await getSeat(buyer.ctx, entitlementId)).assessments).toMatchObject([{ isRequired: false }]);
    expect(await may(entitlementId)).toBe(true);
  });

  it.each([
    ['asks for it no more', () => setAssessment(host, id, 'after', { isGate: false })],
    ['took it away', () => exams.deleteAssessment(host.ctx, { id, placed: 'after' })],
  ])('is for all who were there, once its host %s', async (_, change) => {
    await setAssessment(host, id, 'after');
    const { entitlementId, seatId } = await seatFor(buyer, id, date._id);
    await beginIn(date._id, -3);
    await present(seatId);
    expect(await may(entitlementId)).toBe(false);
    await change();
    expect(await may(entitlementId)).toBe(true);
  });
});
