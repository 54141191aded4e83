import { beforeAll, expect, it } from 'vitest';
import { listStudentQuizzes, putQuizExtra } from '@/lib/server/kinds/courses/quiz';
import { createQuizAttempt, submitQuizAttempt } from '@/lib/server/kinds/quiz-attempts';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { boughtQuiz } from '@/tests/setup/quiz';
import { refusal } from '@/tests/setup/refusal';

let maker: Member;
let buyer: Member;
beforeAll(async () => {
  [maker, buyer] = [await makeMember({ role: 'CREATOR' }), await makeMember()];
});

it('the quizzes of a learner are shown to the creator of their course alone, and for nobody who has it not', async () => {
  const [course, other] = [await boughtQuiz({ maker, buyer }), await boughtQuiz({ maker, buyer })];
  const params = { id: course.id, studentId: course.entitlementId };
  for (const somebody of [buyer, await makeMember({ role: 'CREATOR' })])
    expect(await refusal(listStudentQuizzes(somebody.ctx, params))).toBe('not_found');
  const elsewhere = { ...params, studentId: other.entitlementId };
  expect(await refusal(listStudentQuizzes(course.ctx, elsewhere))).toBe('not_found');
  const given = putQuizExtra(
    course.ctx,
    { ...elsewhere, lessonId: course.quizId },
    { minutes: 5, attempts: 1 },
  );
  expect(await refusal(given)).toBe('not_found');
});

it('the quizzes of a learner are shown with their attempts, and with what was added for them', async () => {
  const course = await boughtQuiz({ maker, buyer }, { attempts: 1, minutes: 10 });
  const params = { id: course.id, studentId: course.entitlementId };
  const quiz = { lessonId: course.quizId, title: 'اختبار', attempts: 1, minutes: 10, isPassed: false };
  expect((await listStudentQuizzes(course.ctx, params)).quizzes).toEqual([
    { ...quiz, attemptsCount: 0, bestPercent: null, extra: { minutes: 0, attempts: 0 } },
  ]);
  const attempt = await createQuizAttempt(buyer.ctx, course.entitlementId, course.quizId);
  await submitQuizAttempt(buyer.ctx, attempt._id);
  expect(await refusal(createQuizAttempt(buyer.ctx, course.entitlementId, course.quizId))).toBe(
    'no_attempts_left',
  );
  await putQuizExtra(course.ctx, { ...params, lessonId: course.quizId }, { minutes: 5, attempts: 1 });
  expect((await listStudentQuizzes(course.ctx, params)).quizzes).toEqual([
    { ...quiz, attemptsCount: 1, bestPercent: 0, extra: { minutes: 5, attempts: 1 } },
  ]);
  expect((await createQuizAttempt(buyer.ctx, course.entitlementId, course.quizId)).number).toBe(2);
});
