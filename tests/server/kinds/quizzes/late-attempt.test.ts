import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/server/db/client';
import { createCertificate } from '@/lib/server/kinds/certificates';
import * as lessons from '@/lib/server/kinds/courses/quiz';
import { getLesson, putLessonProgress } from '@/lib/server/kinds/courses/room';
import * as quiz from '@/lib/server/kinds/quiz-attempts';
import { submitOverdue } from '@/lib/server/kinds/quizzes/attempts';
import { copiedTables } from '@/lib/server/personal-data/registry';
import { MINUTE } from '@/lib/shared/time';
import { fromNow, NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { answerRight, boughtQuiz } from '@/tests/setup/quiz';
import { refusal } from '@/tests/setup/refusal';

let maker: Member;
let buyer: Member;
beforeAll(async () => {
  [maker, buyer] = [await makeMember({ role: 'CREATOR' }), await makeMember()];
});

const late = () => ({ ...buyer.ctx, now: fromNow(11 * MINUTE) });
const bought = () => boughtQuiz({ maker, buyer }, { minutes: 10, attempts: 2 });
const setAccess = (id: string, status: 'active' | 'suspended') =>
  db().updateTable('entitlements').where('id', '=', id).set({ status }).execute();

describe('an attempt whose time is over', () => {
  it('is submitted when the quiz is shown, and begins no other for a learner who wants to go on', async () => {
    const { entitlementId, quizId } = await bought();
    const attempt = await quiz.createQuizAttempt(buyer.ctx, entitlementId, quizId);
    const again = await quiz.createQuizAttempt(late(), entitlementId, quizId);
    expect(again).toMatchObject({ _id: attempt._id, submittedAt: attempt.deadline });

    const second = await quiz.createQuizAttempt(buyer.ctx, entitlementId, quizId);
    const shown = await lessons.getQuiz(late(), entitlementId, quizId);
    expect(shown.attemptsLeft).toBe(0);
    expect(shown.attempts[0]).toMatchObject({ _id: second._id, submittedAt: second.deadline });
  });

  it('is submitted also where another one fails', async () => {
    const courses = [await bought(), await bought()];
    const ids: string[] = [];
    for (const { entitlementId, quizId } of courses)
      ids.push((await quiz.createQuizAttempt(buyer.ctx, entitlementId, quizId))._id);
    const failing = submitOverdue(late(), async (_, { id }) => {
      if (id === ids[0]) throw new Error('broken');
    });
    await expect(failing).rejects.toThrow(AggregateError);
    expect((await quiz.getQuizAttempt(buyer.ctx, ids[0] ?? '')).submittedAt).toBeNull();
    expect((await quiz.getQuizAttempt(buyer.ctx, ids[1] ?? '')).submittedAt).not.toBeNull();
  });

  it('opens the next lesson if it passed while the money was in question, once the course is back', async () => {
    const { entitlementId, quizId, afterId } = await bought();
    const attempt = await quiz.createQuizAttempt(buyer.ctx, entitlementId, quizId);
    await answerRight(buyer.ctx, attempt);
    await setAccess(entitlementId, 'suspended');
    expect(await refusal(quiz.putQuizAnswer(buyer.ctx, { id: attempt._id, position: 3 }, null))).toBe(
      'not_entitled',
    );
    await quiz.submitOverdueAttempts(late());
    expect(await refusal(getLesson(buyer.ctx, entitlementId, afterId))).toBe('not_entitled');
    await setAccess(entitlementId, 'active');
    expect((await getLesson(buyer.ctx, entitlementId, afterId)).title).toBe('بعد الاختبار');
  });
});

describe('a quiz', () => {
  it('that is required keeps the certificate back until it is passed', async () => {
    const { entitlementId: id, quizId, afterId, lessonIds } = await bought();
    const certificate = () => createCertificate(buyer.ctx, id, { nameAr: 'سارة بنت محمد' });
    const read = { watched: [], position: 0, at: NOW.toISOString(), isSought: false, isDone: true };
    for (const lessonId of lessonIds) await putLessonProgress(buyer.ctx, id, lessonId, read);
    await quiz.submitQuizAttempt(buyer.ctx, (await quiz.createQuizAttempt(buyer.ctx, id, quizId))._id);
    expect(await refusal(putLessonProgress(buyer.ctx, id, afterId, read))).toBe('quiz_first');
    expect(await refusal(certificate())).toBe('course_unfinished');
    const attempt = await quiz.createQuizAttempt(buyer.ctx, id, quizId);
    await answerRight(buyer.ctx, attempt);
    await quiz.submitQuizAttempt(buyer.ctx, attempt._id);
    expect(await refusal(certificate())).toBe('course_unfinished');
    await putLessonProgress(buyer.ctx, id, afterId, read);
    expect(await certificate()).toMatchObject({ nameAr: 'سارة بنت محمد' });
  });

  it('gives learners a copy of what they typed, and of nothing that says what is right', async () => {
    const { entitlementId, quizId } = await bought();
    const attempt = await quiz.createQuizAttempt(buyer.ctx, entitlementId, quizId);
    await answerRight(buyer.ctx, attempt);
    const answers = copiedTables().get('quiz_answers');
    expect(answers?.without).toEqual(['shown', 'picked']);
    const { rows } = await sql<{ typed: string | null }>`
      select typed from quiz_answers where attempt_id = ${attempt._id} order by position`.execute(db());
    expect(rows.map(({ typed }) => typed)).toEqual([null, null, null, 'طه حسين', null, null]);
  });
});
