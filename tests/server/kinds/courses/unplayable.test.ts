import { beforeAll, expect, it } from 'vitest';
import { db } from '@/lib/server/db/client';
import { found } from '@/lib/server/errors';
import { content } from '@/lib/server/kinds/courses/content';
import { getMadeLesson, updateLesson } from '@/lib/server/kinds/courses/lesson';
import { addFileLesson, makeCourse, setRecording } from '@/tests/setup/course';
import { type Member, makeMember } from '@/tests/setup/make-member';

let maker: Member;
beforeAll(async () => {
  maker = await makeMember({ role: 'CREATOR' });
});

const draft = () => makeCourse(maker, { status: 'draft', texts: ['نص'] });

it('a lesson that plays a file does not become one of another kind with it', async () => {
  const { ctx, id } = await draft();
  const { lessonId, fileId } = await addFileLesson({ ctx, id }, { type: 'video' });
  await expect(updateLesson(ctx, id, lessonId, { type: 'audio' })).rejects.toMatchObject({
    fields: { fileId: 'kinds-courses:wrong.lessonFile' },
  });
  await updateLesson(ctx, id, lessonId, { type: 'file' });
  await setRecording(fileId, { problem: 'kinds-courses:wrong.recordingUnreadable' });
  await expect(updateLesson(ctx, id, lessonId, { type: 'video' })).rejects.toMatchObject({
    fields: { fileId: 'kinds-courses:wrong.recordingUnreadable' },
  });
});

it.each(['video', 'audio'] as const)('names the %s that cannot be played, and says why', async (type) => {
  const course = await draft();
  const { ctx, id } = course;
  const { lessonId, fileId } = await addFileLesson(course, { type });
  const problem = 'kinds-courses:wrong.recordingContainer';
  await setRecording(fileId, { problem });
  const outline = found((await content.outlines(ctx, [id])).get(id));
  const missing = content.missing(outline, { price: 1900 });
  expect(missing).toEqual([{ field: 'lessons', message: 'kinds-courses:wrong.lessonsUnplayable' }]);
  expect(outline.unplayable).toEqual([type === 'video' ? 'درس.mp4' : 'درس.mp3']);
  expect(await getMadeLesson(ctx, id, lessonId)).toMatchObject({ isReady: false, unplayable: problem });
  await db().deleteFrom('recordings').where('file_id', '=', fileId).execute();
  expect((await getMadeLesson(ctx, id, lessonId)).isReady).toBe(false);
});
