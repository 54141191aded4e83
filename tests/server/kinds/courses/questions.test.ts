import { beforeAll, describe, expect, it } from 'vitest';
import { POST as REPORT } from '@/app/api/comments/[type]/[id]/report/route';
import { GET, POST } from '@/app/api/comments/[type]/route';
import { blockUser } from '@/lib/server/blocks/service';
import { judgeComment, listReportedComments, reportComment } from '@/lib/server/comments/review';
import { createComment, deleteComment, listComments } from '@/lib/server/comments/service';
import { db } from '@/lib/server/db/client';
import { makeEntitlement } from '@/lib/server/demo/product-factory';
import { updateLesson } from '@/lib/server/kinds/courses/lesson';
import { findQuestionsPlace } from '@/lib/server/kinds/courses/questions';
import { getLesson } from '@/lib/server/kinds/courses/room';
import { getNotifications } from '@/lib/server/notifications/service';
import { MINUTE } from '@/lib/shared/time';
import { callRoute } from '@/tests/setup/call-route';
import { makeCourse } from '@/tests/setup/course';
import { type Member, makeMember, NO_ID } from '@/tests/setup/make-member';

let maker: Member;
let buyer: Member;
let other: Member;
let stranger: Member;
let operator: Member;
beforeAll(async () => {
  [maker, buyer, other, stranger, operator] = [
    await makeMember({ role: 'CREATOR' }),
    await makeMember(),
    await makeMember(),
    await makeMember(),
    await makeMember({ role: 'ADMIN' }),
  ];
});

/** A course that two have bought, and the first lesson of it as a subject. */
async function asked() {
  const course = await makeCourse(maker, { texts: ['أول', 'ثانٍ'] });
  const id = await makeEntitlement(db(), buyer.id, course.id);
  const theirs = await makeEntitlement(db(), other.id, course.id);
  const lesson = { type: 'lessons', id: course.lessonId } as const;
  return { course, id, theirs, lesson };
}
const ask = (
  who: Member,
  lesson: { type: 'lessons'; id: string },
  text: string,
  parentId: string | null = null,
) => createComment(who.ctx, lesson, { text, parentId });
const textsOf = async (who: Member, lesson: { type: 'lessons'; id: string }, parentId?: string) =>
  (await listComments(who.ctx, lesson, { limit: 20, parentId })).data.map(({ text }) => text);
/** After what was reported a moment ago. */
const later = ({ ctx }: Member) => ({ ...ctx, now: new Date(ctx.now.getTime() + MINUTE) });
const waiting = async (id: string) =>
  (await listReportedComments(operator.ctx, { state: 'waiting', limit: 50 })).data.find(
    ({ _id }) => _id === id,
  );
const noticesOf = async (who: Member, lessonId: string) =>
  (await getNotifications(who.ctx, { limit: 50 })).data.filter((notice) => notice.lessonId === lessonId);

describe('questions under a lesson', () => {
  it('are neither read nor asked by guests and strangers, not even under a free preview', async () => {
    const { course, lesson } = await asked();
    await ask(buyer, lesson, 'لماذا؟');
    await updateLesson(course.ctx, course.id, lesson.id, { isPreview: true });
    const at = { params: { type: 'lessons' }, query: { subjectId: lesson.id } };
    expect((await callRoute(GET, at)).status).toBe(404);
    expect((await callRoute(GET, { ...at, token: stranger.token })).status).toBe(404);
    const body = { text: 'أنا أيضًا' };
    expect((await callRoute(POST, { ...at, token: stranger.token, body })).status).toBe(404);
    expect(await findQuestionsPlace(stranger.ctx, lesson.id)).toBeNull();
  });

  it('are closed once the access ended, and before the lesson opens', async () => {
    const { course, id, lesson } = await asked();
    await db().updateTable('entitlements').set({ status: 'revoked' }).where('id', '=', id).execute();
    await expect(textsOf(buyer, lesson)).rejects.toMatchObject({ code: 'not_found' });
    await updateLesson(course.ctx, course.id, lesson.id, { opens: { afterDays: 3, on: null } });
    await expect(ask(other, lesson, 'مبكر')).rejects.toMatchObject({ code: 'not_open_yet' });
  });

  it('are read by all who hold the lesson, with the answers of its creator', async () => {
    const { lesson, id, theirs } = await asked();
    const question = await ask(buyer, lesson, 'أين الملف؟');
    await ask(maker, lesson, 'تحت الدرس.', question._id);
    expect(await textsOf(other, lesson)).toEqual(['أين الملف؟']);
    expect(await textsOf(other, lesson, question._id)).toEqual(['تحت الدرس.']);
    expect(await getLesson(other.ctx, theirs, lesson.id)).toMatchObject({ questionsCount: 2 });
    expect(await findQuestionsPlace(buyer.ctx, lesson.id)).toEqual({ by: 'purchase', entitlementId: id });
    expect(await findQuestionsPlace(maker.ctx, lesson.id)).toMatchObject({ by: 'product' });
  });

  it('are told to the creator, and answers to who asked; a named member who did not is told nothing', async () => {
    const { lesson } = await asked();
    const { _id } = await ask(buyer, lesson, `سؤال @${stranger.handle}`);
    expect(await noticesOf(maker, lesson.id)).toMatchObject([{ kind: 'comment', from: { _id: buyer.id } }]);
    expect((await noticesOf(maker, lesson.id))[0]?.message).toMatch(/على درسك سؤال/);
    await ask(maker, lesson, 'جواب', _id);
    expect(await noticesOf(buyer, lesson.id)).toMatchObject([{ kind: 'reply', from: { _id: maker.id } }]);
    expect(await noticesOf(stranger, lesson.id)).toEqual([]);
    await deleteComment(buyer.ctx, 'lessons', _id);
    expect(await noticesOf(maker, lesson.id)).toEqual([]);
  });

  it('are deleted by who wrote them and by the creator alone', async () => {
    const { lesson, id } = await asked();
    const first = await ask(buyer, lesson, 'أول');
    const second = await ask(buyer, lesson, 'ثانٍ');
    await expect(deleteComment(other.ctx, 'lessons', first._id)).rejects.toMatchObject({ code: 'not_found' });
    await deleteComment(maker.ctx, 'lessons', first._id);
    await deleteComment(buyer.ctx, 'lessons', second._id);
    expect(await textsOf(other, lesson)).toEqual([]);
    expect(await getLesson(buyer.ctx, id, lesson.id)).toMatchObject({ questionsCount: 0 });
  });

  it('are reported by those who read them, not by who wrote them or may not read them', async () => {
    const { lesson, course } = await asked();
    const { _id } = await ask(buyer, lesson, 'سؤال');
    const report = async (who: Member | null, id = _id) =>
      (await callRoute(REPORT, { params: { type: 'lessons', id }, token: who?.token, method: 'POST' }))
        .status;
    expect(await report(null)).toBe(401);
    for (const who of [stranger, buyer]) expect(await report(who)).toBe(404);
    expect(await report(other, course.id)).toBe(404);
    for (const who of [other, other, maker]) expect(await report(who)).toBe(200);
    const [seen] = (await listComments(other.ctx, lesson, { limit: 20 })).data;
    expect(seen).toMatchObject({ can: { report: false }, isHidden: false });
    expect(await waiting(_id)).toMatchObject({
      text: 'سؤال',
      reportsCount: 2,
      about: { type: 'products', _id: course.id },
      lesson: expect.any(String),
    });
  });

  it('are judged only where they were reported, and once', async () => {
    const { lesson } = await asked();
    const { _id } = await ask(buyer, lesson, 'سؤال');
    const judge = (isHidden: boolean) => judgeComment(later(operator), _id, isHidden);
    for (const isHidden of [true, false])
      await expect(judge(isHidden)).rejects.toMatchObject({ code: 'conflict' });
    await reportComment(other.ctx, 'lessons', _id);
    await judge(false);
    expect(await waiting(_id)).toBeUndefined();
    await expect(judge(true)).rejects.toMatchObject({ code: 'conflict' });
    await deleteComment(buyer.ctx, 'lessons', _id);
    await expect(judge(true)).rejects.toMatchObject({ code: 'conflict' });
    await expect(judgeComment(operator.ctx, NO_ID, true)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('are gone for all but their author once an operator hid them, and shown again', async () => {
    const { lesson, id } = await asked();
    const question = await ask(buyer, lesson, 'سؤال');
    const answer = await ask(other, lesson, 'جواب', question._id);
    for (const { _id, who } of [
      { ...question, who: other },
      { ...answer, who: buyer },
    ])
      await reportComment(who.ctx, 'lessons', _id);
    await judgeComment(later(operator), answer._id, true);
    for (const who of [buyer, maker]) expect(await textsOf(who, lesson, question._id)).toEqual([]);
    expect(await textsOf(other, lesson, question._id)).toEqual(['جواب']);
    await judgeComment(later(operator), question._id, true);
    expect(await noticesOf(maker, lesson.id)).toEqual([]);
    for (const who of [other, maker]) expect(await textsOf(who, lesson)).toEqual([]);
    const [mine] = (await listComments(buyer.ctx, lesson, { limit: 20 })).data;
    expect(mine).toMatchObject({ text: 'سؤال', isHidden: true, can: { delete: true, report: false } });
    expect(await getLesson(buyer.ctx, id, lesson.id)).toMatchObject({ questionsCount: 0 });
    await expect(ask(maker, lesson, 'جواب', question._id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(deleteComment(maker.ctx, 'lessons', question._id)).rejects.toMatchObject({
      code: 'not_found',
    });
    await judgeComment(later(operator), question._id, false);
    expect(await textsOf(other, lesson)).toEqual(['سؤال']);
    await judgeComment(later(operator), answer._id, false);
    expect(await getLesson(buyer.ctx, id, lesson.id)).toMatchObject({ questionsCount: 2 });
    const [shown] = (await listComments(buyer.ctx, lesson, { limit: 20 })).data;
    expect(shown).toMatchObject({ repliesCount: 1, isHidden: false });
  });

  it('that are hidden keep the place of their answers, and count no less when their author deletes them', async () => {
    const { lesson, id } = await asked();
    const question = await ask(buyer, lesson, 'سؤال');
    await ask(maker, lesson, 'جواب', question._id);
    await reportComment(other.ctx, 'lessons', question._id);
    await judgeComment(later(operator), question._id, true);
    expect(await textsOf(other, lesson)).toEqual([null]);
    await deleteComment(buyer.ctx, 'lessons', question._id);
    expect(await textsOf(buyer, lesson)).toEqual([null]);
    expect(await getLesson(buyer.ctx, id, lesson.id)).toMatchObject({ questionsCount: 1 });
    await expect(judgeComment(later(operator), question._id, false)).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('are not shown between two who are apart, and closed to who is apart from the creator', async () => {
    const { lesson, theirs } = await asked();
    await ask(buyer, lesson, 'من هدى');
    await blockUser(other.ctx, buyer.id);
    expect(await textsOf(other, lesson)).toEqual([]);
    expect(await textsOf(maker, lesson)).toEqual(['من هدى']);
    await blockUser(other.ctx, maker.id);
    await expect(textsOf(other, lesson)).rejects.toMatchObject({ code: 'not_found' });
    expect(await getLesson(other.ctx, theirs, lesson.id)).toMatchObject({ questionsCount: null });
  });
});
