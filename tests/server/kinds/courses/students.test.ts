import { beforeAll, describe, expect, it } from 'vitest';
import { PUT as OPENING } from '@/app/api/courses/[id]/students/[studentId]/opening/route';
import { GET as EXPORT } from '@/app/api/courses/[id]/students/export/route';
import { GET as FIGURES } from '@/app/api/courses/[id]/students/figures/route';
import { GET as STUDENTS } from '@/app/api/courses/[id]/students/route';
import type { Student, StudentFigures } from '@/lib/contract/kinds/course-students';
import { db } from '@/lib/server/db/client';
import { ctxOf, makeUser } from '@/lib/server/demo/people-factory';
import { makeEntitlement } from '@/lib/server/demo/product-factory';
import { updateLesson } from '@/lib/server/kinds/courses/lesson';
import { createLesson, deleteLesson } from '@/lib/server/kinds/courses/lessons';
import { getCourseRoom, getLesson, putLessonProgress } from '@/lib/server/kinds/courses/room';
import { exportStudents, putStudentOpening } from '@/lib/server/kinds/courses/students';
import { DAY } from '@/lib/shared/time';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow, NOW } from '@/tests/setup/clock';
import { makeCourse } from '@/tests/setup/course';
import { type Member, makeMember, NO_ID } from '@/tests/setup/make-member';

let maker: Member;
let stranger: Member;
beforeAll(async () => {
  [maker, stranger] = [await makeMember({ role: 'CREATOR' }), await makeMember({ role: 'CREATOR' })];
});

const course = () => makeCourse(maker, { texts: ['أول', 'ثان'], at: fromNow(-90 * DAY) });
type Course = Awaited<ReturnType<typeof course>>;

/** Somebody who got the course so many days ago and completed so many of its lessons then. */
async function learner({ id, lessonIds }: Course, { name = 'ليلى أحمد', ago = 0, done = 0 } = {}) {
  const person = await makeUser(db(), { name });
  const at = fromNow(-ago * DAY);
  const studentId = await makeEntitlement(db(), person.id, id);
  await db().updateTable('entitlements').set({ granted_at: at }).where('id', '=', studentId).execute();
  const ctx = { ...ctxOf(db(), { id: person.id, role: 'MEMBER' as const }), now: at };
  for (const lessonId of lessonIds.slice(0, done)) {
    const said = { watched: [], position: 0, at: at.toISOString(), isSought: false, isDone: true };
    await getLesson(ctx, studentId, lessonId);
    await putLessonProgress(ctx, studentId, lessonId, said);
  }
  return { ...person, studentId, ctx };
}

const list = async (id: string, query: Record<string, string> = {}) =>
  (
    await callRoute<{ data: Student[]; nextCursor: string | null }>(STUDENTS, {
      params: { id },
      query,
      token: maker.token,
    })
  ).payload;
const names = async (id: string, query?: Record<string, string>) =>
  (await list(id, query)).data.map(({ person }) => person.name);

describe('learners', () => {
  it('are refused to guests, and are not found by others, buyers among them', async () => {
    const made = await course();
    const { studentId } = await learner(made);
    const buyer = await makeMember();
    await makeEntitlement(db(), buyer.id, made.id);
    const routes = [
      [STUDENTS, { id: made.id }],
      [FIGURES, { id: made.id }],
      [EXPORT, { id: made.id }],
    ] as const;
    for (const [route, params] of routes) {
      expect((await callRoute(route, { params })).status).toBe(401);
      for (const { token } of [stranger, buyer])
        expect((await callRoute(route, { params, token })).problem.code).toBe('not_found');
    }
    for (const { token } of [stranger, buyer]) {
      const params = { id: made.id, studentId };
      expect((await callRoute(OPENING, { params, body: { isOpen: true }, token })).status).toBe(404);
    }
  });

  it('are those who have the course now, newest first, page by page', async () => {
    const made = await course();
    for (const name of ['أولى السيدات', 'ثانية السيدات', 'ثالثة السيدات']) await learner(made, { name });
    const gone = await learner(made, { name: 'رابعة السيدات' });
    await db()
      .updateTable('entitlements')
      .set({ status: 'revoked' })
      .where('id', '=', gone.studentId)
      .execute();
    const first = await list(made.id, { limit: '2' });
    expect(first.data.map(({ person }) => person.name)).toEqual(['ثالثة السيدات', 'ثانية السيدات']);
    expect(await names(made.id, { limit: '2', cursor: first.nextCursor ?? '' })).toEqual(['أولى السيدات']);
  });

  it('show what they completed of the required lessons, and when they were last seen', async () => {
    const made = await course();
    await learner(made, { done: 1, ago: 3 });
    const [one] = (await list(made.id)).data;
    expect(one).toMatchObject({ doneCount: 1, ofCount: 2, openedAt: null });
    expect(NOW.getTime() - Date.parse(one?.lastSeenAt ?? '')).toBeGreaterThan(2 * DAY);
    expect(JSON.stringify(one)).not.toContain('@');
    await deleteLesson(made.ctx, made.id, made.lessonIds[1] ?? '');
    expect((await list(made.id)).data[0]).toMatchObject({ doneCount: 1, ofCount: 1 });
  });

  it('are found by a part of the name however it is written, and by handle', async () => {
    const made = await course();
    const { handle } = await learner(made, { name: 'أسماء القحطاني' });
    await learner(made, { name: 'نورة السالم' });
    expect(await names(made.id, { q: 'اسماء' })).toEqual(['أسماء القحطاني']);
    expect(await names(made.id, { q: handle })).toEqual(['أسماء القحطاني']);
    expect(await names(made.id, { q: '%' })).toEqual([]);
  });

  it('keep their row without their name when they leave, and are not found by it', async () => {
    const made = await course();
    const { id } = await learner(made, { name: 'أسماء القحطاني' });
    await db().updateTable('users').set({ status: 'deletion_requested' }).where('id', '=', id).execute();
    const [name] = await names(made.id);
    expect(name).not.toContain('أسماء');
    expect(await names(made.id, { q: 'أسماء' })).toEqual([]);
  });

  it('have stopped when they are not done and did nothing for long enough', async () => {
    const made = await course();
    await learner(made, { name: 'أكملت قديمًا', done: 2, ago: 40 });
    await learner(made, { name: 'توقفت قديمًا', done: 1, ago: 40 });
    await learner(made, { name: 'لم تبدأ قط', ago: 20 });
    await learner(made, { name: 'بدأت اليوم', done: 1 });
    expect(await names(made.id, { group: 'stopped', days: '30' })).toEqual(['توقفت قديمًا']);
    expect(await names(made.id, { group: 'stopped' })).toEqual(['لم تبدأ قط', 'توقفت قديمًا']);
    expect(await names(made.id, { group: 'complete' })).toEqual(['أكملت قديمًا']);
    expect(
      (await callRoute(STUDENTS, { params: { id: made.id }, query: { days: '8' }, token: maker.token }))
        .status,
    ).toBe(422);
  });

  it('are counted by lesson: who began it and who completed it', async () => {
    const made = await course();
    const half = await learner(made, { done: 1 });
    await getLesson(half.ctx, half.studentId, made.lessonIds[1] ?? '');
    await learner(made, { done: 2 });
    const gone = await learner(made, { done: 2 });
    await db()
      .updateTable('entitlements')
      .set({ status: 'revoked' })
      .where('id', '=', gone.studentId)
      .execute();
    await createLesson(made.ctx, made.id, { type: 'text', title: 'لم يظهر بعد', sectionId: made.sectionId });
    const { payload } = await callRoute<StudentFigures>(FIGURES, {
      params: { id: made.id },
      token: maker.token,
    });
    expect(payload).toMatchObject({ count: 2, completeCount: 1, hasDays: false });
    expect(payload.lessons.map(({ begunCount, doneCount }) => [begunCount, doneCount])).toEqual([
      [2, 2],
      [2, 1],
    ]);
  });

  it('are a table for spreadsheets in the language of the caller, and no name is a formula', async () => {
    const made = await course();
    await learner(made, { name: '=1+1', done: 1 });
    const tables = await Promise.all(
      (['ar', 'en'] as const).map(async (locale) =>
        (await exportStudents({ ...maker.ctx, locale }, made.id, { group: 'all', days: '14' })).text(),
      ),
    );
    expect(tables[0]).toContain('الاسم,المعرّف');
    expect(tables[1]).toContain('Name,Handle');
    for (const table of tables) expect(table).toMatch(/\r\n'=1\+1,.*,1,2,50,/);
  });
});

describe('listeners of an audio series', () => {
  it('are told apart from learners, in their file for spreadsheets too', async () => {
    const [taught, heard] = [await course(), await makeCourse(maker, { type: 'audio_series', texts: [] })];
    for (const [{ id }, isSeries] of [
      [taught, false],
      [heard, true],
    ] as const) {
      const { payload } = await callRoute<StudentFigures>(FIGURES, { params: { id }, token: maker.token });
      expect(payload.isSeries).toBe(isSeries);
    }
    const file = await exportStudents(maker.ctx, heard.id, { group: 'all', days: '14' });
    expect(file.headers.get('content-disposition')).toContain('qeema-listeners-');
    const head = await file.text();
    expect(head).toContain('الحلقات المكتملة,عدد الحلقات');
    expect(head).not.toMatch(/الدروس|المطلوبة/);
  });
});

describe('lessons that open later', () => {
  async function later() {
    const made = await course();
    const lessonId = made.lessonIds[1] ?? '';
    await updateLesson(made.ctx, made.id, lessonId, { opens: { afterDays: 30, on: null } });
    const student = await learner(made);
    const { studentId, ctx } = student;
    const other = await learner(made);
    const set = (isOpen: boolean) => putStudentOpening(maker.ctx, { id: made.id, studentId }, { isOpen });
    const isLocked = async () =>
      (await getCourseRoom(ctx, studentId)).sections.some(({ lessons }) =>
        lessons.some(({ opensAt }) => opensAt !== null),
      );
    return { made, lessonId, student, other, set, isLocked };
  }

  it('open to one learner when the creator says so, and to nobody else, until that is taken back', async () => {
    const { lessonId, student, other, set, isLocked } = await later();
    const read = () => getLesson(student.ctx, student.studentId, lessonId);
    await expect(read()).rejects.toMatchObject({ code: 'not_open_yet' });
    expect((await set(true)).openedAt).not.toBeNull();
    await set(true);
    expect((await read())._id).toBe(lessonId);
    expect(await isLocked()).toBe(false);
    await expect(getLesson(other.ctx, other.studentId, lessonId)).rejects.toMatchObject({
      code: 'not_open_yet',
    });
    expect((await set(false)).openedAt).toBeNull();
    await expect(read()).rejects.toMatchObject({ code: 'not_open_yet' });
    expect(await isLocked()).toBe(true);
  });

  it('keep who opened them and took it back, and when', async () => {
    const { student, set } = await later();
    await set(true);
    await set(false);
    await set(true);
    const rows = await db()
      .selectFrom('course_openings')
      .selectAll()
      .where('entitlement_id', '=', student.studentId)
      .orderBy('id')
      .execute();
    expect(rows.map((row) => [row.opened_by, row.closed_by])).toEqual([
      [maker.id, maker.id],
      [maker.id, null],
    ]);
  });

  it('are not opened in another course, to somebody without it, or whose access has ended', async () => {
    const { made, student, set } = await later();
    const other = await course();
    for (const [id, studentId] of [
      [other.id, student.studentId],
      [made.id, NO_ID],
    ] as const)
      await expect(putStudentOpening(maker.ctx, { id, studentId }, { isOpen: true })).rejects.toMatchObject({
        code: 'not_found',
      });
    await db()
      .updateTable('entitlements')
      .set({ status: 'revoked' })
      .where('id', '=', student.studentId)
      .execute();
    await expect(set(true)).rejects.toMatchObject({ code: 'not_found' });
  });
});
