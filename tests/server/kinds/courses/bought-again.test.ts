import { describe, expect, it } from 'vitest';
import type { CourseRoom } from '@/lib/contract/kinds/course-room';
import { db } from '@/lib/server/db/client';
import { makeEntitlement } from '@/lib/server/demo/product-factory';
import { newId } from '@/lib/server/ids';
import { putLessonNote } from '@/lib/server/kinds/courses/notes';
import { getQuiz, listStudentQuizzes, putQuizExtra } from '@/lib/server/kinds/courses/quiz';
import { getCourseRoom, getLesson, putLessonProgress } from '@/lib/server/kinds/courses/room';
import { sale } from '@/lib/server/kinds/courses/sale';
import { createQuizAttempt, getQuizAttempt, submitQuizAttempt } from '@/lib/server/kinds/quiz-attempts';
import { NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { answerRight, boughtQuiz } from '@/tests/setup/quiz';
import { refusal } from '@/tests/setup/refusal';
import { buy } from '@/tests/setup/trade';
import { cleanWorld } from '@/tests/setup/world';

let maker: Member;
let buyer: Member;
let course: Awaited<ReturnType<typeof boughtQuiz>>;

cleanWorld(async () => {
  [maker, buyer] = [await makeMember({ role: 'CREATOR' }), await makeMember()];
  course = await boughtQuiz({ maker, buyer }, { attempts: 2 });
});

const setAccess = (id: string, status: 'active' | 'suspended' | 'revoked') =>
  db().updateTable('entitlements').set({ status }).where('id', '=', id).execute();

/** Buys the course over checkout. @returns the id of the purchase */
async function purchase(who = buyer): Promise<string> {
  const orderId = await buy(who.token, course);
  const { id } = await db()
    .selectFrom('entitlements as e')
    .innerJoin('order_lines as l', 'l.id', 'e.order_line_id')
    .select('e.id')
    .where('l.order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return id;
}

async function buyAgain(first = course.entitlementId): Promise<string> {
  await setAccess(first, 'revoked');
  return purchase();
}

const begin = (id: string) => createQuizAttempt(buyer.ctx, id, course.quizId);
const fail = async (id: string) => submitQuizAttempt(buyer.ctx, (await begin(id))._id);
async function answerAll(id: string) {
  const attempt = await begin(id);
  await answerRight(buyer.ctx, attempt);
  return attempt;
}
const lessonsOf = ({ sections }: CourseRoom) => sections.flatMap(({ lessons }) => lessons);

describe('a learner who gives a course back and buys it again', () => {
  it('has the attempts that they had, and no more', async () => {
    const failed = await fail(course.entitlementId);
    const again = await buyAgain();
    expect((await getQuizAttempt(buyer.ctx, failed._id)).entitlementId).toBe(again);
    expect((await fail(again)).number).toBe(2);
    expect(await refusal(begin(again))).toBe('no_attempts_left');
    const third = await buyAgain(again);
    expect(await refusal(begin(third))).toBe('no_attempts_left');
    expect((await getQuiz(buyer.ctx, third, course.quizId)).attempts).toMatchObject([
      { number: 2 },
      { number: 1 },
    ]);
  });

  it('has submitted what went on, and what they passed opens the way', async () => {
    await answerAll(course.entitlementId);
    const again = await buyAgain();
    expect((await getQuiz(buyer.ctx, again, course.quizId)).attempts).toMatchObject([{ isPassed: true }]);
    expect((await getLesson(buyer.ctx, again, course.afterId)).title).toBe('بعد الاختبار');
  });

  it('has the extra time and attempts that their teacher gave', async () => {
    const { ctx, id, quizId, entitlementId: studentId } = course;
    await putQuizExtra(ctx, { id, lessonId: quizId, studentId }, { minutes: 5, attempts: 1 });
    const again = await buyAgain();
    const { quizzes } = await listStudentQuizzes(ctx, { id, studentId: again });
    expect(quizzes).toMatchObject([{ extra: { minutes: 5, attempts: 1 } }]);
  });

  it('is as far as they were in its lessons, and has their notes, but nothing counts as used', async () => {
    const { entitlementId: id, lessonId } = course;
    await getLesson(buyer.ctx, id, lessonId);
    const read = { watched: [], position: 12, at: NOW.toISOString(), isSought: true, isDone: true };
    const before = await putLessonProgress(buyer.ctx, id, lessonId, read);
    const note = { second: null, text: 'راجع السطر الثاني' };
    const { _id } = await putLessonNote(buyer.ctx, { id, lessonId, noteId: newId() }, note);
    const again = await buyAgain();
    const room = await getCourseRoom(buyer.ctx, again);
    expect(room).toMatchObject({ completeCount: 1, nextLessonId: course.quizId });
    expect(lessonsOf(room)[0]?.progress).toEqual(before);
    const uses = db().selectFrom('lesson_uses').select('lesson_id').where('entitlement_id', '=', again);
    expect(await uses.execute()).toEqual([]);
    expect((await getLesson(buyer.ctx, again, lessonId)).notes).toMatchObject([{ _id, text: note.text }]);
  });

  it('has it all in the first purchase if that one comes back after the second went', async () => {
    await fail(course.entitlementId);
    const second = await buyAgain();
    await fail(second);
    await setAccess(second, 'revoked');
    await setAccess(course.entitlementId, 'active');
    const change = { entitlementId: course.entitlementId, was: 'revoked', status: 'active' } as const;
    const rest = { lineId: '', productId: course.id, holderId: buyer.id };
    await sale.accessChanged?.(buyer.ctx, [{ ...change, ...rest }]);
    expect(await refusal(begin(course.entitlementId))).toBe('no_attempts_left');
  });

  it('has none of what others did, or they themselves in another course', async () => {
    const other = await boughtQuiz({ maker, buyer }, { attempts: 2 });
    const stranger = await makeMember();
    await fail(course.entitlementId);
    await submitQuizAttempt(
      buyer.ctx,
      (await createQuizAttempt(buyer.ctx, other.entitlementId, other.quizId))._id,
    );
    await setAccess(course.entitlementId, 'revoked');
    await setAccess(other.entitlementId, 'revoked');
    const theirs = await purchase(stranger);
    const quiz = await getQuiz(stranger.ctx, theirs, course.quizId);
    expect(quiz.attempts).toEqual([]);
    expect((await getQuiz(buyer.ctx, await purchase(), course.quizId)).attempts).toHaveLength(1);
  });

  it('has the attempts of all earlier purchases in order, also where several went on', async () => {
    await fail(course.entitlementId);
    await begin(course.entitlementId);
    await setAccess(course.entitlementId, 'revoked');
    // As it was before attempts came along.
    const second = await makeEntitlement(db(), buyer.id, course.id);
    await begin(second);
    const third = await buyAgain(second);
    const { attempts } = await getQuiz(buyer.ctx, third, course.quizId);
    expect(attempts.map(({ number }) => number)).toEqual([3, 2, 1]);
    expect(attempts.every(({ submittedAt }) => submittedAt !== null)).toBe(true);
  });
});
