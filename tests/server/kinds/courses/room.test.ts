import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { GET as ROOM } from '@/app/api/entitlements/[id]/course/route';
import { GET as LESSON } from '@/app/api/entitlements/[id]/lessons/[lessonId]/route';
import { GET as SHOWN } from '@/app/api/product/[id]/lessons/[lessonId]/route';
import type { CourseRoom, LessonContent } from '@/lib/contract/kinds/course-room';
import { db, recordQueries } from '@/lib/server/db/client';
import { makeEntitlement, makeProduct } from '@/lib/server/demo/product-factory';
import { courses } from '@/lib/server/kinds/courses/kind';
import { putLessonText, updateLesson } from '@/lib/server/kinds/courses/lesson';
import { createLesson, deleteLesson } from '@/lib/server/kinds/courses/lessons';
import { getCourseRoom, getLesson, putLessonProgress } from '@/lib/server/kinds/courses/room';
import { HOUR } from '@/lib/shared/time';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow, NOW } from '@/tests/setup/clock';
import { addFileLesson, makeCourse, textOf } from '@/tests/setup/course';
import { type Member, makeMember, NO_ID } from '@/tests/setup/make-member';

let maker: Member;
let buyer: Member;
let stranger: Member;
beforeAll(async () => {
  [maker, buyer, stranger] = [await makeMember({ role: 'CREATOR' }), await makeMember(), await makeMember()];
});

/** A course that the buyer bought an hour after it was made. */
async function bought(texts = ['أول درس', 'ثاني درس']) {
  const course = await makeCourse(maker, { texts, at: fromNow(-HOUR) });
  return { ...course, entitlementId: await makeEntitlement(db(), buyer.id, course.id) };
}
const later = (member: Member, seconds: number) => ({
  ...member.ctx,
  now: fromNow(seconds * 1000),
});
const setAccess = (id: string, status: string) =>
  db().updateTable('entitlements').set({ status }).where('id', '=', id).execute();
const usageOf = async ({ entitlementId, id }: { entitlementId: string; id: string }) => {
  const held = { id: entitlementId, lineId: null, productId: id, type: 'full_course', grantedAt: NOW };
  return (await courses.purchases.usage(buyer.ctx, [held])).get(entitlementId);
};

describe('a bought course', () => {
  it('is refused to guests with its lessons, and is not found by others', async () => {
    const { entitlementId: id, lessonId } = await bought();
    expect((await callRoute(ROOM, { params: { id } })).status).toBe(401);
    expect((await callRoute(LESSON, { params: { id, lessonId } })).status).toBe(401);
    for (const { token } of [stranger, maker])
      for (const answer of [
        await callRoute(ROOM, { params: { id }, token }),
        await callRoute(LESSON, { params: { id, lessonId }, token }),
      ])
        expect([answer.status, answer.problem.code]).toEqual([404, 'not_found']);
  });

  it.each(['other', 'tutoring', 'assessment_workshop'])(
    'is not the purchase of a product of the type %s',
    async (type) => {
      const { id } = await makeProduct(db(), maker);
      await db().updateTable('products').set({ type }).where('id', '=', id).execute();
      const held = await makeEntitlement(db(), buyer.id, id);
      await expect(getCourseRoom(buyer.ctx, held)).rejects.toMatchObject({ code: 'not_found' });
    },
  );

  it('does not open lessons of other courses', async () => {
    const [mine, other] = [await bought(), await makeCourse(maker)];
    for (const lessonId of [other.lessonId, NO_ID])
      await expect(getLesson(buyer.ctx, mine.entitlementId, lessonId)).rejects.toMatchObject({
        code: 'not_found',
      });
  });

  it.each(['suspended', 'revoked'])(
    'is refused to its holder while it is %s, with its progress',
    async (status) => {
      const { entitlementId: id, lessonId } = await bought();
      await setAccess(id, status);
      const said = { watched: [], position: 5, at: NOW.toISOString(), isSought: false };
      for (const tried of [
        () => getCourseRoom(buyer.ctx, id),
        () => getLesson(buyer.ctx, id, lessonId),
        () => putLessonProgress(buyer.ctx, id, lessonId, said),
      ])
        await expect(tried()).rejects.toMatchObject({ code: 'not_entitled' });
    },
  );

  it('is its outline, without any content', async () => {
    const { entitlementId: id } = await bought(['سرّ المهنة']);
    const { status, payload } = await callRoute<CourseRoom>(ROOM, { params: { id }, token: buyer.token });
    expect(status).toBe(200);
    expect(payload).toMatchObject({
      sections: [{ lessons: [{ title: 'الدرس 1', isNew: false, opensAt: null }] }],
      requiredCount: 1,
      completeCount: 0,
    });
    expect(JSON.stringify(payload)).not.toContain('سرّ');
  });

  it('keeps a lesson that was taken out later, and shows new ones as new', async () => {
    const course = await bought();
    const { ctx, id, entitlementId, lessonIds } = course;
    const [first = '', second = ''] = lessonIds;
    const now = { ...ctx, now: fromNow(1000) };
    await deleteLesson(now, id, second);
    const added = await createLesson(now, id, { type: 'text', title: 'جديد' });
    expect((await lessonsOf(course)).map((one) => one._id)).toEqual([first, second]);
    await putLessonText(now, id, added._id, { version: 0, text: textOf('نص') });
    await updateLesson(now, id, added._id, { isShown: true });
    expect(await lessonsOf(course)).toMatchObject([
      { _id: first, isNew: false, isRemoved: false },
      { _id: second, isRemoved: true },
      { _id: added._id, isNew: true },
    ]);
    await getLesson(buyer.ctx, entitlementId, added._id);
    expect((await lessonsOf(course)).at(-1)).toMatchObject({ isNew: false });
    const newcomer = await makeMember();
    const held = await makeEntitlement(db(), newcomer.id, id);
    await db()
      .updateTable('entitlements')
      .set({ granted_at: fromNow(120_000) })
      .where('id', '=', held)
      .execute();
    const ids = (await getCourseRoom(newcomer.ctx, held)).sections.flatMap((one) => one.lessons);
    expect(ids.map((one) => one._id)).toEqual([first, added._id]);
  });

  async function lessonsOf({ entitlementId }: { entitlementId: string }) {
    return (await getCourseRoom(buyer.ctx, entitlementId)).sections.flatMap((section) => section.lessons);
  }

  it('opens a lesson on its day, where the buyer is, but a preview at once', async () => {
    const { ctx, id, entitlementId, lessonId } = await bought();
    await updateLesson(ctx, id, lessonId, { opens: { afterDays: 3, on: null } });
    await expect(getLesson(buyer.ctx, entitlementId, lessonId)).rejects.toMatchObject({
      code: 'not_open_yet',
    });
    const [lesson] = (await getCourseRoom(buyer.ctx, entitlementId)).sections.flatMap((one) => one.lessons);
    const opens = new Date(lesson?.opensAt ?? '');
    expect(await getLesson({ ...buyer.ctx, now: opens }, entitlementId, lessonId)).toMatchObject({
      _id: lessonId,
    });
    await updateLesson(ctx, id, lessonId, { isPreview: true });
    expect(await getLesson(buyer.ctx, entitlementId, lessonId)).toMatchObject({ _id: lessonId });
  });
});

it('a course of 300 lessons opens with four queries, and a lesson with six', async () => {
  const course = await bought(['نص']);
  await db()
    .insertInto('course_lessons')
    .columns([
      'id',
      'product_id',
      'section_id',
      'type',
      'title',
      'position',
      'shown_at',
      'created_at',
      'updated_at',
    ])
    .expression(
      sql`select gen_random_uuid(), ${course.id}::uuid, ${course.sectionId}::uuid, 'text', 'درس ' || n, n + 1, ${NOW}::timestamptz, ${NOW}::timestamptz, ${NOW}::timestamptz
        from generate_series(1, 299) n`,
    )
    .execute();
  const { entitlementId: id, lessonId } = course;
  const room = () => callRoute<CourseRoom>(ROOM, { params: { id }, token: buyer.token });
  expect((await room()).payload.sections[0]?.lessons).toHaveLength(300);
  expect(await recordQueries(room)).toHaveLength(4);
  const lesson = () => callRoute(LESSON, { params: { id, lessonId }, token: buyer.token });
  expect(await recordQueries(lesson)).toHaveLength(6);
});

describe('the use of a bought course', () => {
  it('is what was opened of what was paid for; looking at the outline does not count', async () => {
    const course = await bought();
    const { ctx, id, entitlementId, lessonIds } = course;
    await getCourseRoom(buyer.ctx, entitlementId);
    expect(await usageOf(course)).toMatchObject({
      done: 0,
      of: 2,
      unit: 'lesson',
      times: 0,
      lastNewAt: null,
    });
    await getLesson(buyer.ctx, entitlementId, lessonIds[0] ?? '');
    await getLesson(buyer.ctx, entitlementId, lessonIds[0] ?? '');
    expect(await usageOf(course)).toMatchObject({ done: 1, of: 2, times: 2 });
    // What becomes free after it was bought was paid for.
    await updateLesson({ ...ctx, now: fromNow(1000) }, id, lessonIds[1] ?? '', {
      isPreview: true,
    });
    expect(await usageOf(course)).toMatchObject({ done: 1, of: 2, free: 0 });
    // What was free before is counted apart.
    await updateLesson({ ...ctx, now: fromNow(-1000) }, id, lessonIds[1] ?? '', { isPreview: false });
    await updateLesson({ ...ctx, now: fromNow(-1000) }, id, lessonIds[1] ?? '', { isPreview: true });
    expect(await usageOf(course)).toMatchObject({ done: 1, of: 1, free: 1 });
  });

  it('does not come from what a device says, and opening a film is not seeing it', async () => {
    const course = await bought();
    const { entitlementId } = course;
    const { lessonId } = await addFileLesson(course);
    await getLesson(buyer.ctx, entitlementId, lessonId);
    const said = { watched: [{ from: 0, to: 100 }], position: 100, isSought: false };
    const at = NOW.toISOString();
    await putLessonProgress(later(buyer, 200), entitlementId, lessonId, { ...said, at });
    expect(await usageOf(course)).toMatchObject({ done: 0, of: 3 });
  });
});

describe('progress', () => {
  it('completes a film that was watched, and a text that was read to its end', async () => {
    const course = await bought(['نص']);
    const { entitlementId: id, lessonId: text } = course;
    const { lessonId: film } = await addFileLesson(course, { seconds: 100 });
    await getLesson(buyer.ctx, id, film);
    const at = NOW.toISOString();
    const watch = (from: number, to: number, seconds: number) =>
      putLessonProgress(later(buyer, seconds), id, film, {
        watched: [{ from, to }],
        position: to,
        at,
        isSought: false,
      });
    expect(await watch(0, 50, 30)).toMatchObject({ isComplete: false, percent: 50, position: 50 });
    expect((await getCourseRoom(buyer.ctx, id)).nextLessonId).toBe(film);
    expect(await watch(45, 95, 60)).toMatchObject({ isComplete: true, percent: 100 });
    const read = { watched: [], position: 0, at, isSought: false, isDone: true };
    await expect(putLessonProgress(buyer.ctx, id, film, read)).rejects.toMatchObject({ code: 'invalid' });
    expect(await getCourseRoom(buyer.ctx, id)).toMatchObject({ completeCount: 1, nextLessonId: text });
    expect(await putLessonProgress(buyer.ctx, id, text, read)).toMatchObject({ isComplete: true });
    expect(await getCourseRoom(buyer.ctx, id)).toMatchObject({
      requiredCount: 2,
      completeCount: 2,
      nextLessonId: null,
    });
    expect(await putLessonProgress(buyer.ctx, id, text, { ...read, isDone: false })).toMatchObject({
      isComplete: false,
    });
  });

  it('of two devices at the same moment is kept of both', async () => {
    const course = await bought();
    const { entitlementId: id } = course;
    const { lessonId } = await addFileLesson(course, { seconds: 1000 });
    await getLesson(buyer.ctx, id, lessonId);
    const begun = NOW.getTime();
    await Promise.all(
      [0, 20, 40, 60, 80].map((from) =>
        putLessonProgress(later(buyer, 300), id, lessonId, {
          watched: [{ from, to: from + 20 }],
          position: from + 20,
          at: new Date(begun + from).toISOString(),
          isSought: false,
        }),
      ),
    );
    const { progress } = await getLesson(buyer.ctx, id, lessonId);
    const positionAt = new Date(begun + 80).toISOString();
    expect(progress).toEqual({ isComplete: false, percent: 10, position: 100, positionAt });
  });
});

describe('a lesson at its product', () => {
  const shown = (params: { id: string; lessonId: string }, token?: string) =>
    callRoute<LessonContent>(SHOWN, { params, token });

  it('is for everybody as a preview on the market, and for nobody else but its creator and operators', async () => {
    const { ctx, id, lessonIds } = await makeCourse(maker, { texts: ['مفتوح', 'مدفوع'] });
    const [open = '', paid = ''] = lessonIds;
    await updateLesson(ctx, id, open, { isPreview: true });
    const preview = await shown({ id, lessonId: open });
    expect([preview.status, preview.payload.text]).toEqual([200, textOf('مفتوح')]);
    for (const token of [undefined, stranger.token])
      expect((await shown({ id, lessonId: paid }, token)).status).toBe(404);
    const operator = await makeMember({ role: 'ADMIN' });
    for (const { token } of [maker, operator])
      expect((await shown({ id, lessonId: paid }, token)).status).toBe(200);
    const unproven = await makeMember({ role: 'ADMIN' });
    await db()
      .updateTable('sessions')
      .set({ second_factor_at: null })
      .where('user_id', '=', unproven.id)
      .execute();
    expect((await shown({ id, lessonId: paid }, unproven.token)).status).toBe(404);
    await db().updateTable('products').set({ status: 'unpublished' }).where('id', '=', id).execute();
    expect((await shown({ id, lessonId: open })).status).toBe(404);
  });
});
