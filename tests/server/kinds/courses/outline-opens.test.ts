import { expect, it } from 'vitest';
import { content } from '@/lib/server/kinds/courses/content';
import { updateLesson } from '@/lib/server/kinds/courses/lesson';
import { DAY } from '@/lib/shared/time';
import { fromNow } from '@/tests/setup/clock';
import { makeCourse } from '@/tests/setup/course';
import { makeMember } from '@/tests/setup/make-member';

it('tells before the purchase when lessons open, except previews and days that are over', async () => {
  const maker = await makeMember({ role: 'CREATOR' });
  const course = await makeCourse(maker, { status: 'draft', texts: ['أ', 'ب', 'ج', 'د'] });
  const [later, dated, over, preview] = course.lessonIds as [string, string, string, string];
  const day = (days: number) =>
    fromNow(days * DAY)
      .toISOString()
      .slice(0, 10);
  const opens = async (id: string, afterDays: number | null, on: string | null, isPreview = false) =>
    updateLesson(course.ctx, course.id, id, { opens: { afterDays, on }, isPreview });
  await opens(later, 7, null);
  await opens(dated, null, day(30));
  await opens(over, null, day(-30));
  await opens(preview, 7, null, true);
  const { ctx, id } = course;
  for (const lessonId of course.lessonIds) await updateLesson(ctx, id, lessonId, { isShown: true });
  const outline = (await content.outlines(ctx, [id])).get(id);
  const lessons = outline?.sections.flatMap((section) => section.lessons);
  expect(lessons?.map((lesson) => lesson.opens)).toEqual([
    { afterDays: 7, on: null },
    { afterDays: null, on: day(30) },
    { afterDays: null, on: null },
    { afterDays: null, on: null },
  ]);
});
