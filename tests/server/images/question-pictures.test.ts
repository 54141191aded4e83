import { describe, expect, it } from 'vitest';
import { GET } from '@/app/api/files/[id]/image/[width]/route';
import { db } from '@/lib/server/db/client';
import { makeCover } from '@/lib/server/demo/product-factory';
import { deleteAssessment } from '@/lib/server/kinds/assessments/exams';
import { createAssessmentAttempt, createQuizAttempt } from '@/lib/server/kinds/quiz-attempts';
import { callRoute } from '@/tests/setup/call-route';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { boughtQuiz, QUESTIONS } from '@/tests/setup/quiz';
import { dateIn, makeWorkshop, seatFor, setAssessment } from '@/tests/setup/workshops';

const look = async (id: string, who?: Member) =>
  (await callRoute(GET, { params: { id, width: '160' }, token: who?.token })).status;
const asking = (imageId: string) => ({
  questions: QUESTIONS.slice(0, 1).map((question) => ({ ...question, imageId, imageAlt: 'خريطة' })),
});

async function people() {
  const [maker, buyer, other] = [
    await makeMember({ role: 'CREATOR' }),
    await makeMember(),
    await makeMember(),
  ];
  return { maker, buyer, other, picture: await makeCover(db(), maker.id) };
}

const take = (entitlementId: string) =>
  db().updateTable('entitlements').set({ status: 'revoked' }).where('id', '=', entitlementId).execute();

describe('the picture of a question is seen by whoever is asked it, and by nobody else', () => {
  it('in a course, from the attempt on and while they have access', async () => {
    const { maker, buyer, other, picture } = await people();
    const { entitlementId, quizId } = await boughtQuiz({ maker, buyer }, asking(picture));
    expect(await look(picture, buyer)).toBe(404);
    await createQuizAttempt(buyer.ctx, entitlementId, quizId);
    expect(await Promise.all([look(picture, buyer), look(picture, other), look(picture)])).toEqual([
      200, 404, 404,
    ]);
    await take(entitlementId);
    expect(await look(picture, buyer)).toBe(404);
  });

  it('in a workshop, until its host takes the quiz away', async () => {
    const { maker, buyer, other, picture } = await people();
    const date = dateIn(5);
    const id = await makeWorkshop(maker, [date]);
    await setAssessment(maker, id, 'before', asking(picture));
    const { entitlementId } = await seatFor(buyer, id, date._id);
    await seatFor(other, id, date._id);
    expect(await look(picture, buyer)).toBe(404);
    await createAssessmentAttempt(buyer.ctx, entitlementId, 'before');
    expect(await Promise.all([look(picture, buyer), look(picture, other), look(picture)])).toEqual([
      200, 404, 404,
    ]);
    await deleteAssessment(maker.ctx, { id, placed: 'before' });
    expect(await look(picture, buyer)).toBe(404);
  });
});
