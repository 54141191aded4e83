import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CoursesContent } from '@/lib/contract/kinds/course-facts';
import { MOST_LESSONS } from '@/lib/contract/limits';
import { db } from '@/lib/server/db/client';
import { makeImage } from '@/lib/server/demo/file-factory';
import { ctxOf } from '@/lib/server/demo/people-factory';
import { courses } from '@/lib/server/kinds/courses/kind';
import { getMadeLesson, putLessonText, updateLesson } from '@/lib/server/kinds/courses/lesson';
import {
  copyLesson,
  createLesson,
  deleteLesson,
  moveLesson,
  restoreLesson,
} from '@/lib/server/kinds/courses/lessons';
import {
  createSection,
  deleteSection,
  getCourse,
  restoreSection,
  updateSection,
} from '@/lib/server/kinds/courses/sections';
import { fromNow, NOW } from '@/tests/setup/clock';
import { addFileLesson, makeCourse, setRecording, storeFile, textOf } from '@/tests/setup/course';
import { type Member, makeMember } from '@/tests/setup/make-member';

type Course = Awaited<ReturnType<typeof makeCourse>>;

let maker: Member;
let stranger: Member;
beforeAll(async () => {
  [maker, stranger] = [await makeMember({ role: 'CREATOR' }), await makeMember({ role: 'CREATOR' })];
});

const draft = (texts = ['أ', 'ب', 'ج'], type?: 'micro_course') =>
  makeCourse(maker, { status: 'draft', texts, type });
const on = (course: Course) => course.ctx;
const titlesOf = async ({ ctx, id }: Course) =>
  (await getCourse(ctx, id)).sections.map(({ title, lessons }) => [
    title,
    ...lessons.map((one) => one.title),
  ]);
const outlineOf = async ({ ctx, id }: Course) => {
  const outline = (await courses.content.outlines(ctx, [id])).get(id);
  if (!outline) throw new Error('no outline');
  return outline;
};

it('a course gets no more lessons than it may have by taking removed ones back', async () => {
  const { ctx, id, sectionId, lessonId } = await draft(['أ', 'ب']);
  await deleteLesson(ctx, id, lessonId);
  await sql`insert into course_lessons (id, product_id, section_id, type, title, position, created_at, updated_at)
    select gen_random_uuid(), ${id}, ${sectionId}, 'text', 'درس', n, ${NOW}::timestamptz, ${NOW}::timestamptz
    from generate_series(2, ${MOST_LESSONS}) n`.execute(db());
  await expect(restoreLesson(ctx, id, lessonId)).rejects.toMatchObject({ code: 'invalid' });
  await deleteSection(ctx, id, sectionId);
  await createLesson(ctx, id, { type: 'text', title: 'درس' });
  await expect(restoreSection(ctx, id, sectionId)).rejects.toMatchObject({ code: 'invalid' });
  expect((await getCourse(ctx, id)).sections.flatMap(({ lessons }) => lessons)).toHaveLength(1);
});

describe('a course of somebody else', () => {
  it('is not found, whatever is done to it', async () => {
    const { id, sectionId, lessonId } = await draft();
    const { ctx } = stranger;
    for (const tried of [
      () => getCourse(ctx, id),
      () => createSection(ctx, id, { title: 'س' }),
      () => updateSection(ctx, id, sectionId, { title: 'س' }),
      () => deleteSection(ctx, id, sectionId),
      () => createLesson(ctx, id, { type: 'text', title: 'د' }),
      () => getMadeLesson(ctx, id, lessonId),
      () => putLessonText(ctx, id, lessonId, { version: 1, text: textOf('س') }),
    ])
      await expect(tried()).rejects.toMatchObject({ code: 'not_found' });
  });

  it('cannot lend its lessons, files and pictures to another one', async () => {
    const [mine, theirs] = [await draft(), await makeCourse(stranger, { status: 'draft' })];
    const fileId = await storeFile(theirs.ctx, 'درس.mp4');
    const image = await makeImage(db(), stranger.id);
    const picture = { type: 'image', attrs: { fileId: image.id, alt: '' } } as const;
    for (const tried of [
      () => updateLesson(on(mine), mine.id, theirs.lessonId, { title: 'د' }),
      () => moveLesson(on(mine), mine.id, mine.lessonId, { sectionId: theirs.sectionId }),
      () => moveLesson(on(mine), mine.id, mine.lessonId, { beforeId: theirs.lessonId }),
      () => createLesson(on(mine), mine.id, { type: 'video', title: 'د', fileId }),
      () => updateLesson(on(mine), mine.id, mine.lessonId, { files: [{ fileId, name: 'ملف' }] }),
      () =>
        putLessonText(on(mine), mine.id, mine.lessonId, {
          version: 1,
          text: { type: 'doc', content: [picture] },
        }),
    ])
      await expect(tried()).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is refused, as is a product of another kind and a creator who lost the role', async () => {
    const { id, lessonId } = await draft();
    await db().updateTable('products').set({ type: 'other' }).where('id', '=', id).execute();
    await expect(getCourse(maker.ctx, id)).rejects.toMatchObject({ code: 'not_found' });
    await db().updateTable('products').set({ type: 'full_course' }).where('id', '=', id).execute();
    const former = ctxOf(db(), { id: maker.id, role: 'MEMBER' });
    await expect(deleteLesson(former, id, lessonId)).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('a film', () => {
  const kept = async (recording: { problem: string | null; seconds: number | null }) => {
    const fileId = await storeFile(maker.ctx, 'درس.mp4');
    await setRecording(fileId, recording);
    return fileId;
  };

  it('that browsers cannot play is no lesson, and the answer says why', async () => {
    const { id, lessonId } = await draft();
    const fileId = await kept({ problem: 'kinds-courses:wrong.recordingVideo', seconds: 9 });
    for (const tried of [
      () => createLesson(maker.ctx, id, { type: 'video', title: 'د', fileId }),
      () => updateLesson(maker.ctx, id, lessonId, { type: 'video', fileId }),
    ])
      await expect(tried()).rejects.toMatchObject({
        fields: { fileId: 'kinds-courses:wrong.recordingVideo' },
      });
    const asFile = await createLesson(maker.ctx, id, { type: 'file', title: 'د', fileId });
    expect(asFile.file?.fileId).toBe(fileId);
  });

  it('has the length that the server read, whatever the browser says', async () => {
    const { id } = await draft();
    const fileId = await kept({ problem: null, seconds: 90 });
    const lesson = await createLesson(maker.ctx, id, { type: 'video', title: 'د', fileId, seconds: 5 });
    expect(lesson.seconds).toBe(90);
    const other = await kept({ problem: null, seconds: 70 });
    expect((await updateLesson(maker.ctx, id, lesson._id, { fileId: other, seconds: 5 })).seconds).toBe(70);
  });
});

describe('sections and lessons', () => {
  it('are in the order that their creator gives them, also across sections', async () => {
    const course = await draft();
    const { ctx, id, sectionId, lessonIds } = course;
    const [, second = '', third = ''] = lessonIds;
    const other = await createSection(ctx, id, { title: 'قبلها', beforeId: sectionId });
    await moveLesson(ctx, id, third, { beforeId: second });
    await moveLesson(ctx, id, course.lessonId, { sectionId: other._id });
    expect(await titlesOf(course)).toEqual([
      ['قبلها', 'الدرس 1'],
      ['البداية', 'الدرس 3', 'الدرس 2'],
    ]);
    await updateSection(ctx, id, other._id, { title: 'بعدها', beforeId: null });
    await copyLesson(ctx, id, third);
    expect(await titlesOf(course)).toEqual([
      ['البداية', 'الدرس 3', 'الدرس 3', 'الدرس 2'],
      ['بعدها', 'الدرس 1'],
    ]);
  });

  it('return to their places when it is taken back that they were removed', async () => {
    const course = await draft();
    const { ctx, id, sectionId, lessonIds } = course;
    const before = await titlesOf(course);
    const second = lessonIds[1] ?? '';
    await deleteLesson(ctx, id, second);
    await createLesson(ctx, id, { type: 'text', title: 'جديد', beforeId: lessonIds[0] });
    await restoreLesson(ctx, id, second);
    await expect(restoreLesson(ctx, id, second)).rejects.toMatchObject({ code: 'conflict' });
    expect(await titlesOf(course)).toEqual([['البداية', 'جديد', 'الدرس 1', 'الدرس 2', 'الدرس 3']]);
    await deleteLesson(ctx, id, lessonIds[2] ?? '');
    await deleteSection({ ...ctx, now: fromNow(1000) }, id, sectionId);
    expect(await titlesOf(course)).toEqual([]);
    await expect(restoreLesson(ctx, id, second)).rejects.toMatchObject({ code: 'conflict' });
    await restoreSection(ctx, id, sectionId);
    expect(await titlesOf(course)).toEqual([['البداية', 'جديد', 'الدرس 1', 'الدرس 2']]);
    expect(before).toEqual([['البداية', 'الدرس 1', 'الدرس 2', 'الدرس 3']]);
  });

  it('a micro course has one section, which comes with its first lesson', async () => {
    const { ctx, id, sectionId } = await draft([], 'micro_course');
    await expect(createSection(ctx, id, { title: 'ثانٍ' })).rejects.toMatchObject({ code: 'conflict' });
    await deleteSection(ctx, id, sectionId);
    await createLesson(ctx, id, { type: 'text', title: 'درس' });
    await expect(restoreSection(ctx, id, sectionId)).rejects.toMatchObject({ code: 'conflict' });
    expect((await getCourse(ctx, id)).sections).toMatchObject([{ title: '', lessons: [{ title: 'درس' }] }]);
  });

  it('a film must be one', async () => {
    const { ctx, id } = await draft();
    const fileId = await storeFile(ctx, 'كتاب.pdf');
    await expect(createLesson(ctx, id, { type: 'video', title: 'د', fileId })).rejects.toMatchObject({
      fields: { fileId: 'kinds-courses:wrong.lessonFile' },
    });
    const { lessonId } = await addFileLesson({ ctx, id }, { type: 'file' });
    await expect(updateLesson(ctx, id, lessonId, { type: 'audio' })).rejects.toMatchObject({
      code: 'invalid',
    });
  });
});

describe('the text of a lesson', () => {
  it('is saved by the one who saw the last version; the other learns that it changed, and nothing is lost', async () => {
    const { ctx, id, lessonId } = await draft(['أول']);
    const put = (version: number, text: string) =>
      putLessonText(ctx, id, lessonId, { version, text: textOf(text) });
    const tabs = await Promise.allSettled([put(1, 'من هنا'), put(1, 'من هناك'), put(0, 'قديم')]);
    expect(tabs.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    const kept = await getMadeLesson(ctx, id, lessonId);
    expect(kept.textVersion).toBe(2);
    expect(['من هنا', 'من هناك'].map(textOf)).toContainEqual(kept.text);
    for (const tab of tabs) if (tab.status === 'rejected') expect(tab.reason.code).toBe('conflict');
    expect(await put(2, 'تالٍ')).toMatchObject({ version: 3, isReady: true });
  });

  it('is copied with a lesson, with its files', async () => {
    const { ctx, id, lessonId } = await draft(['أول']);
    const fileId = await storeFile(ctx, 'تمارين.pdf');
    await updateLesson(ctx, id, lessonId, { files: [{ fileId, name: '../تمارين.pdf' }] });
    const { _id } = await copyLesson(ctx, id, lessonId);
    const [copy, first] = [await getMadeLesson(ctx, id, _id), await getMadeLesson(ctx, id, lessonId)];
    expect(copy).toMatchObject({ text: first.text, files: first.files, textVersion: 1 });
    expect(first.files).toMatchObject([{ fileId, name: expect.not.stringContaining('/') }]);
  });
});

describe('a course before it is published', () => {
  it('lacks lessons, or their content, or something that is paid for', async () => {
    const course = await draft([]);
    const { ctx, id } = course;
    const missing = async () => courses.content.missing(await outlineOf(course), { price: 1900 });
    expect(await missing()).toEqual([{ field: 'lessons', message: 'kinds-courses:wrong.lessonsMissing' }]);
    const { _id } = await createLesson(ctx, id, { type: 'text', title: 'درس' });
    expect(await missing()).toEqual([{ field: 'lessons', message: 'kinds-courses:wrong.lessonsUnfinished' }]);
    await putLessonText(ctx, id, _id, { version: 0, text: textOf('نص') });
    expect(await missing()).toEqual([]);
    await updateLesson(ctx, id, _id, { isPreview: true });
    expect(await missing()).toEqual([{ field: 'lessons', message: 'kinds-courses:wrong.lessonsAllFree' }]);
    expect(courses.content.missing(await outlineOf(course), { price: 0 })).toEqual([]);
  });
});

describe('a course on the market', () => {
  it('keeps its last lesson, and shows none without content', async () => {
    const { ctx, id, sectionId, lessonId } = await makeCourse(maker);
    const refused = { code: 'not_publishable' };
    await expect(deleteLesson(ctx, id, lessonId)).rejects.toMatchObject(refused);
    await expect(deleteSection(ctx, id, sectionId)).rejects.toMatchObject(refused);
    await expect(
      putLessonText(ctx, id, lessonId, { version: 1, text: { type: 'doc', content: [] } }),
    ).rejects.toMatchObject(refused);
    const { _id } = await createLesson(ctx, id, { type: 'video', title: 'قادم' });
    await expect(updateLesson(ctx, id, _id, { isShown: true })).rejects.toMatchObject(refused);
  });

  it('shows a new lesson only when its creator says so, and then it cannot be hidden any more', async () => {
    const course = await makeCourse(maker);
    const { ctx, id } = course;
    const { _id, isShown } = await createLesson(ctx, id, { type: 'text', title: 'جديد' });
    expect([isShown, (await outlineOf(course)).lessonsCount]).toEqual([false, 1]);
    await putLessonText(ctx, id, _id, { version: 0, text: textOf('نص') });
    await updateLesson(ctx, id, _id, { isShown: true });
    expect((await outlineOf(course)).lessonsCount).toBe(2);
    await expect(updateLesson(ctx, id, _id, { isShown: false })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('has an outline with facts and lengths, and nothing of its content', async () => {
    const course = await makeCourse(maker, { texts: ['سرّ المهنة'] });
    await addFileLesson(course, { seconds: 100 });
    const facts: CoursesContent = {
      kind: 'courses',
      level: 'beginner',
      language: 'ar',
      requirements: ['قلم'],
    };
    await courses.content.write(course.ctx, { id: course.id, version: 1 }, facts);
    const outline = await outlineOf(course);
    expect(outline).toMatchObject({ ...facts, lessonsCount: 2, seconds: 160, unfinishedCount: 0 });
    expect(JSON.stringify(outline)).not.toMatch(/سرّ المهنة|mp4/);
  });
});
