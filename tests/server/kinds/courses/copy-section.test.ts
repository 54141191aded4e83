import { beforeAll, describe, expect, it } from 'vitest';
import { MOST_LESSONS } from '@/lib/contract/limits';
import { db } from '@/lib/server/db/client';
import { newId } from '@/lib/server/ids';
import { getMadeLesson, updateLesson } from '@/lib/server/kinds/courses/lesson';
import { copySection, createSection, deleteSection, getCourse } from '@/lib/server/kinds/courses/sections';
import { makeCourse } from '@/tests/setup/course';
import { type Member, makeMember } from '@/tests/setup/make-member';

type Course = Awaited<ReturnType<typeof makeCourse>>;

let maker: Member;
let stranger: Member;
beforeAll(async () => {
  [maker, stranger] = [await makeMember({ role: 'CREATOR' }), await makeMember({ role: 'CREATOR' })];
});

const draft = (texts = ['أ', 'ب', 'ج'], type?: 'micro_course') =>
  makeCourse(maker, { status: 'draft', texts, type });
const titlesOf = async ({ ctx, id }: Course) =>
  (await getCourse(ctx, id)).sections.map(({ title, lessons }) => [
    title,
    ...lessons.map((one) => one.title),
  ]);

describe('a section', () => {
  it('of somebody else is not found', async () => {
    const { id, sectionId } = await draft();
    await expect(copySection(stranger.ctx, id, sectionId)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is copied after itself with its lessons, and the copy can be removed again', async () => {
    const course = await draft();
    const { ctx, id, sectionId, lessonId } = course;
    await createSection(ctx, id, { title: 'الخاتمة' });
    await updateLesson(ctx, id, lessonId, { opens: { afterDays: 3, on: null } });
    const copy = await copySection(ctx, id, sectionId);
    expect(await titlesOf(course)).toEqual([
      ['البداية', 'الدرس 1', 'الدرس 2', 'الدرس 3'],
      ['البداية', 'الدرس 1', 'الدرس 2', 'الدرس 3'],
      ['الخاتمة'],
    ]);
    const [first] = copy.lessons;
    expect(first).toMatchObject({ sectionId: copy._id, opens: { afterDays: 3, on: null }, isReady: true });
    const [text, original] = [
      await getMadeLesson(ctx, id, first?._id ?? ''),
      await getMadeLesson(ctx, id, lessonId),
    ];
    expect(text.text).toEqual(original.text);
    expect(text._id).not.toBe(original._id);
    await deleteSection(ctx, id, copy._id);
    expect(await titlesOf(course)).toEqual([['البداية', 'الدرس 1', 'الدرس 2', 'الدرس 3'], ['الخاتمة']]);
  });

  it('is not copied in a micro course, nor where there would be too many lessons', async () => {
    const micro = await draft(['أ'], 'micro_course');
    await expect(copySection(micro.ctx, micro.id, micro.sectionId)).rejects.toMatchObject({
      code: 'conflict',
    });
    const { ctx, id, sectionId } = await draft(['أ']);
    await db()
      .insertInto('course_lessons')
      .values(
        Array.from({ length: MOST_LESSONS - 1 }, (_, at) => ({
          id: newId(),
          product_id: id,
          section_id: sectionId,
          type: 'text',
          title: 'د',
          position: at + 2,
          created_at: ctx.now,
          updated_at: ctx.now,
        })),
      )
      .execute();
    await expect(copySection(ctx, id, sectionId)).rejects.toMatchObject({ code: 'invalid' });
  });

  it('that is copied in a course on the market is hidden at first', async () => {
    const { ctx, id, sectionId } = await makeCourse(maker);
    expect((await copySection(ctx, id, sectionId)).lessons.map(({ isShown }) => isShown)).toEqual([false]);
  });
});
