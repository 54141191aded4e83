import { beforeAll, describe, expect, it } from 'vitest';
import type { Attempt } from '@/lib/contract/kinds/quizzes';
import { db } from '@/lib/server/db/client';
import { updateLesson } from '@/lib/server/kinds/courses/lesson';
import { copyLesson } from '@/lib/server/kinds/courses/lessons';
import * as own from '@/lib/server/kinds/courses/quiz';
import { getCourseRoom, getLesson, putLessonProgress } from '@/lib/server/kinds/courses/room';
import { searchCourse } from '@/lib/server/kinds/courses/search';
import * as quiz from '@/lib/server/kinds/quiz-attempts';
import { MINUTE } from '@/lib/shared/time';
import { fromNow, NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { answerRight, boughtQuiz, QUESTIONS, rightAnswers } from '@/tests/setup/quiz';
import { refusal } from '@/tests/setup/refusal';

let maker: Member;
let buyer: Member;
let stranger: Member;
beforeAll(async () => {
  [maker, buyer, stranger] = [await makeMember({ role: 'CREATOR' }), await makeMember(), await makeMember()];
});

const bought = (given?: Parameters<typeof boughtQuiz>[1]) => boughtQuiz({ maker, buyer }, given);
type Bought = Awaited<ReturnType<typeof bought>>;

const at = ({ ctx }: Member, minutes: number) => ({ ...ctx, now: fromNow(minutes * MINUTE) });
const begin = ({ entitlementId, quizId }: Bought, ctx = buyer.ctx) =>
  quiz.createQuizAttempt(ctx, entitlementId, quizId);
const answerAll = (attempt: Attempt, order?: number[]) => answerRight(buyer.ctx, attempt, order);

describe('an attempt', () => {
  it('is not found by others, and refused once the money went back', async () => {
    const course = await bought();
    const { _id } = await begin(course);
    for (const other of [stranger, maker]) {
      expect(await refusal(begin(course, other.ctx))).toBe('not_found');
      expect(await refusal(quiz.getQuizAttempt(other.ctx, _id))).toBe('not_found');
      expect(
        await refusal(quiz.putQuizAnswer(other.ctx, { id: _id, position: 3 }, { chosen: ['true'] })),
      ).toBe('not_found');
      expect(await refusal(quiz.submitQuizAttempt(other.ctx, _id))).toBe('not_found');
    }
    const held = db().updateTable('entitlements').where('id', '=', course.entitlementId);
    await held.set({ status: 'revoked' }).execute();
    for (const tried of [
      () => begin(course),
      () => quiz.getQuizAttempt(buyer.ctx, _id),
      () => quiz.submitQuizAttempt(buyer.ctx, _id),
    ])
      expect(await refusal(tried())).toBe('not_entitled');
  });

  it('refuses options of another attempt, and what does not answer a question', async () => {
    const course = await bought();
    const [attempt, other] = [await begin(course), await begin(await bought())];
    const put = (position: number, answer: Parameters<typeof quiz.putQuizAnswer>[2]) =>
      refusal(quiz.putQuizAnswer(buyer.ctx, { id: attempt._id, position }, answer));
    const [single, several, , , order, match] = rightAnswers(attempt) as { chosen: string[] }[];
    expect(await put(1, rightAnswers(other)[0] ?? null)).toBe('invalid');
    expect(await put(1, { chosen: attempt.questions[0]?.options.map(({ _id }) => _id) ?? [] })).toBe(
      'invalid',
    );
    expect(await put(1, { text: 'القاهرة' })).toBe('invalid');
    expect(await put(4, single ?? null)).toBe('invalid');
    expect(await put(2, { chosen: [...(several?.chosen ?? []), several?.chosen[0] ?? null] })).toBe(
      'invalid',
    );
    expect(await put(5, { chosen: order?.chosen.slice(1) ?? [] })).toBe('invalid');
    expect(await put(6, { chosen: match?.chosen.slice(1) ?? [] })).toBe('invalid');
    expect(await put(7, { text: '' })).toBe('not_found');
    expect((await quiz.getQuizAttempt(buyer.ctx, attempt._id)).questions.every(({ answer }) => !answer)).toBe(
      true,
    );
  });

  it('says nothing of right answers and explanations before it is submitted', async () => {
    const course = await bought();
    const attempt = await begin(course);
    await quiz.putQuizAnswer(buyer.ctx, { id: attempt._id, position: 3 }, { chosen: ['false'] });
    const said = JSON.stringify([
      attempt,
      await quiz.getQuizAttempt(buyer.ctx, attempt._id),
      await own.getQuiz(buyer.ctx, course.entitlementId, course.quizId),
      await getCourseRoom(buyer.ctx, course.entitlementId),
      await getLesson(buyer.ctx, course.entitlementId, course.quizId),
      await searchCourse(buyer.ctx, course.entitlementId, 'القاهرة'),
    ]);
    expect(said).not.toMatch(/شرح|isRight|isTrue|accepted|طه حسين/);
    expect(attempt.graded).toBeNull();
  });

  it('shows what is right after it was submitted, or passed, or never, as the creator chose', async () => {
    const graded = async (reveals: 'submitted' | 'passed' | 'never', isRight: boolean) => {
      const attempt = await begin(await bought({ reveals }));
      if (isRight) await answerAll(attempt);
      return JSON.stringify(await quiz.submitQuizAttempt(buyer.ctx, attempt._id));
    };
    expect(await graded('submitted', false)).toMatch(/شرح-العاصمة/);
    expect(await graded('passed', false)).not.toMatch(/شرح|طه/);
    expect(await graded('passed', true)).toMatch(/شرح-العاصمة/);
    expect(await graded('never', true)).not.toMatch(/شرح/);
  });

  it('has ids of its own for options, so that answers cannot be passed on', async () => {
    const course = await bought();
    const first = await begin(course);
    await quiz.submitQuizAttempt(buyer.ctx, first._id);
    const ids = (attempt: Attempt) =>
      attempt.questions
        .filter(({ type }) => type !== 'true_false')
        .flatMap(({ options }) => options.map(({ _id }) => _id));
    const second = await begin(course);
    expect(ids(second)).toHaveLength(ids(first).length);
    expect(ids(second).filter((id) => ids(first).includes(id))).toEqual([]);
  });

  it('begun twice at once is one, and submitted twice at once counts once', async () => {
    const course = await bought({ attempts: 1 });
    const begun = await Promise.all([begin(course), begin(course), begin(course)]);
    expect(new Set(begun.map(({ _id }) => _id)).size).toBe(1);
    const attempt = begun[0] as Attempt;
    const { _id } = attempt;
    await answerAll(attempt);
    const results = await Promise.all([
      quiz.submitQuizAttempt(buyer.ctx, _id),
      quiz.submitQuizAttempt(buyer.ctx, _id),
    ]);
    expect(results.map(({ percent, isPassed }) => [percent, isPassed])).toEqual([
      [100, true],
      [100, true],
    ]);
    expect(await refusal(begin(course))).toBe('no_attempts_left');
    expect(await refusal(quiz.putQuizAnswer(buyer.ctx, { id: _id, position: 3 }, null))).toBe('attempt_over');
  });

  it('is graded the same in whatever order answers are kept, and changed answers count as they are last', async () => {
    const course = await bought();
    for (const order of [
      [1, 2, 3, 4, 5, 6],
      [6, 3, 1, 5, 4, 2],
    ]) {
      const attempt = await begin(course);
      await quiz.putQuizAnswer(buyer.ctx, { id: attempt._id, position: 4 }, { text: 'العقاد' });
      await answerAll(attempt, order);
      expect(await quiz.submitQuizAttempt(buyer.ctx, attempt._id)).toMatchObject({
        percent: 100,
        isPassed: true,
      });
    }
  });

  it('is over at its deadline by the clock of the server, with what was answered by then', async () => {
    const course = await bought({ minutes: 10, attempts: 1 });
    const attempt = await begin(course);
    expect(Date.parse(attempt.deadline ?? '') - Date.parse(attempt.startedAt)).toBe(10 * MINUTE);
    await answerAll(attempt, [1, 3]);
    const late = at(buyer, 10.1);
    expect(
      await refusal(quiz.putQuizAnswer(late, { id: attempt._id, position: 4 }, { text: 'طه حسين' })),
    ).toBe('attempt_over');
    await quiz.submitOverdueAttempts(late);
    const over = await quiz.getQuizAttempt(buyer.ctx, attempt._id);
    expect(over).toMatchObject({ percent: 33, isPassed: false, submittedAt: attempt.deadline });
    expect(await refusal(begin(course, late))).toBe('no_attempts_left');
  });

  it('that nobody submitted is graded when its learner comes back, before the job', async () => {
    const course = await bought({ minutes: 10 });
    const attempt = await begin(course);
    const back = await quiz.getQuizAttempt(at(buyer, 11), attempt._id);
    expect(back.submittedAt).toBe(attempt.deadline);
    expect((await begin(course, at(buyer, 11))).number).toBe(2);
  });

  it('gets more time and attempts for one learner, also while it goes on', async () => {
    const course = await bought({ minutes: 10, attempts: 1 });
    const attempt = await begin(course);
    const params = { id: course.id, lessonId: course.quizId, studentId: course.entitlementId };
    expect(await refusal(own.putQuizExtra(stranger.ctx, params, { minutes: 5, attempts: 1 }))).toBe(
      'not_found',
    );
    await own.putQuizExtra(course.ctx, params, { minutes: 5, attempts: 1 });
    const longer = await quiz.getQuizAttempt(buyer.ctx, attempt._id);
    expect(Date.parse(longer.deadline ?? '') - Date.parse(longer.startedAt)).toBe(15 * MINUTE);
    await quiz.submitQuizAttempt(buyer.ctx, attempt._id);
    expect(await own.getQuiz(buyer.ctx, course.entitlementId, course.quizId)).toMatchObject({
      attemptsLeft: 1,
      minutes: 15,
    });
    expect((await begin(course)).number).toBe(2);
  });

  it('keeps the wording that it began with', async () => {
    const course = await bought();
    const attempt = await begin(course);
    const made = await own.getMadeQuiz(course.ctx, course.id, course.quizId);
    const { images: _, ...body } = made;
    const questions = made.questions.map((question) =>
      question.type === 'true_false' ? { ...question, text: 'النيل بحر.', isTrue: false } : question,
    );
    await own.putQuiz(course.ctx, course.id, course.quizId, { ...body, questions: questions.slice(1) });
    await answerAll(attempt);
    const result = await quiz.submitQuizAttempt(buyer.ctx, attempt._id);
    expect(result).toMatchObject({ percent: 100 });
    expect(result.questions[2]?.text).toBe('النيل نهر.');
    expect((await begin(course)).questions.map(({ text }) => text)).not.toContain('النيل نهر.');
  });

  it('draws from pools as many as the creator said', async () => {
    const pooled = QUESTIONS.map((question, at) => ({ ...question, pool: at < 4 ? 'أ' : '' }));
    const course = await bought({ questions: pooled, draws: [{ pool: 'أ', count: 2 }] });
    const start = await own.getQuiz(buyer.ctx, course.entitlementId, course.quizId);
    expect(start.questionsCount).toBe(4);
    expect((await begin(course)).questions).toHaveLength(4);
  });
});

describe('a quiz', () => {
  it('opens the lessons after it once it is passed, and completes its own', async () => {
    const course = await bought();
    const { entitlementId: id, afterId, quizId } = course;
    const room = async () => (await getCourseRoom(buyer.ctx, id)).sections.flatMap(({ lessons }) => lessons);
    expect((await room()).map(({ isGated }) => isGated)).toEqual([false, false, true]);
    expect(await refusal(getLesson(buyer.ctx, id, afterId))).toBe('quiz_first');
    const said = { watched: [], position: 0, at: NOW.toISOString(), isSought: false, isDone: true };
    expect(await refusal(putLessonProgress(buyer.ctx, id, quizId, said))).toBe('invalid');

    const failed = await quiz.submitQuizAttempt(buyer.ctx, (await begin(course))._id);
    expect(failed).toMatchObject({ percent: 0, isPassed: false });
    expect(await refusal(getLesson(buyer.ctx, id, afterId))).toBe('quiz_first');

    const passing = await begin(course);
    await answerAll(passing);
    await quiz.submitQuizAttempt(buyer.ctx, passing._id);
    expect((await room()).map(({ isGated }) => isGated)).toEqual([false, false, false]);
    expect((await getLesson(buyer.ctx, id, afterId)).title).toBe('بعد الاختبار');
    expect((await getLesson(buyer.ctx, id, quizId)).progress.isComplete).toBe(true);

    // Another try that fails takes nothing back.
    await quiz.submitQuizAttempt(buyer.ctx, (await begin(course))._id);
    expect((await getLesson(buyer.ctx, id, quizId)).progress.isComplete).toBe(true);
  });

  it('that closes nothing lets lessons after it be opened, and what was opened before a quiz came stays open', async () => {
    const free = await bought({ isGate: false });
    expect((await getLesson(buyer.ctx, free.entitlementId, free.afterId)).title).toBe('بعد الاختبار');
    const made = await own.getMadeQuiz(free.ctx, free.id, free.quizId);
    const { images: _, ...body } = made;
    await own.putQuiz(free.ctx, free.id, free.quizId, { ...body, isGate: true });
    expect((await getLesson(buyer.ctx, free.entitlementId, free.afterId)).title).toBe('بعد الاختبار');
  });

  it('is written by its creator alone, from the last version, and with pools that have enough', async () => {
    const { ctx, id, quizId } = await bought();
    const { images: _, ...body } = await own.getMadeQuiz(ctx, id, quizId);
    for (const other of [stranger, buyer]) {
      expect(await refusal(own.getMadeQuiz(other.ctx, id, quizId))).toBe('not_found');
      expect(await refusal(own.putQuiz(other.ctx, id, quizId, body))).toBe('not_found');
      expect(await refusal(own.getQuizResults(other.ctx, id, quizId))).toBe('not_found');
    }
    expect(await refusal(own.putQuiz(ctx, id, quizId, { ...body, version: 0 }))).toBe('conflict');
    expect(
      await refusal(own.putQuiz(ctx, id, quizId, { ...body, draws: [{ pool: 'لا شيء', count: 1 }] })),
    ).toBe('invalid');
    expect(await refusal(own.putQuiz(ctx, id, quizId, { ...body, questions: [] }))).toBe('not_publishable');
    expect(
      await refusal(
        own.putQuiz(ctx, id, quizId, { ...body, questions: [...body.questions, ...body.questions] }),
      ),
    ).toBe('invalid');
    expect(await refusal(updateLesson(ctx, id, quizId, { type: 'text' }))).toBe('invalid');
    expect(await refusal(updateLesson(ctx, id, quizId, { isPreview: true }))).toBe('invalid');
    expect((await own.getMadeQuiz(ctx, id, quizId)).version).toBe(body.version);
  });

  it('is copied with its lesson, as questions of its own', async () => {
    const { ctx, id, quizId } = await bought();
    const copy = await copyLesson(ctx, id, quizId);
    const [made, copied] = [await own.getMadeQuiz(ctx, id, quizId), await own.getMadeQuiz(ctx, id, copy._id)];
    const withoutIds = ({ questions }: typeof made) =>
      questions.map((question) => ({ ...question, _id: null }));
    expect(withoutIds(copied)).toEqual(withoutIds(made));
    expect(made.questions.some(({ _id }) => copied.questions.some((other) => other._id === _id))).toBe(false);
  });

  it('shows its creator how each question went, with the wrong answers', async () => {
    const course = await bought();
    const attempt = await begin(course);
    await answerAll(attempt, [1, 2, 3]);
    await quiz.putQuizAnswer(buyer.ctx, { id: attempt._id, position: 4 }, { text: 'العقاد' });
    await quiz.submitQuizAttempt(buyer.ctx, attempt._id);
    await begin(course); // goes on: it does not count
    const results = await own.getQuizResults(course.ctx, course.id, course.quizId);
    expect(results).toMatchObject({ attemptsCount: 1, learnersCount: 1, passedCount: 0, averagePercent: 50 });
    expect(results.questions.map(({ rightCount }) => rightCount)).toEqual([1, 1, 1, 0, 0, 0]);
    expect(results.questions.map(({ unansweredCount }) => unansweredCount)).toEqual([0, 0, 0, 0, 1, 1]);
    expect(results.questions[3]?.wrong).toEqual([{ answer: 'العقاد', count: 1 }]);
  });
});
