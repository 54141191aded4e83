import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { db } from '@/lib/server/db/client';
import { type Env, env } from '@/lib/server/env';
import { getStorage } from '@/lib/server/files/storage-room';
import { deleteIfUnused } from '@/lib/server/files/unused-files';
import { updateLesson } from '@/lib/server/kinds/courses/lesson';
import { getLessonStream, prepareLessonStream } from '@/lib/server/kinds/courses/lesson-stream';
import { HOUR } from '@/lib/shared/time';
import { fromNow, NOW } from '@/tests/setup/clock';
import { addFileLesson, makeCourse, setRecording, storeFile } from '@/tests/setup/course';
import { fakeFfmpeg } from '@/tests/setup/fake-ffmpeg';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { dropJobs, runJobs, waitingJobs } from '@/tests/setup/run-jobs';
import { storedFiles } from '@/tests/setup/stored-files';

const settings = globalThis as typeof globalThis & { qeemaEnv?: Env };
const before = env();
let maker: Member;

const set = (change: Partial<Env>) => {
  settings.qeemaEnv = { ...before, ...change };
};
beforeEach(async () => {
  await dropJobs();
  set({ FFMPEG_PATH: fakeFfmpeg() });
  maker = await makeMember({ role: 'CREATOR' });
});
afterAll(() => {
  settings.qeemaEnv = before;
});

async function withFilm(bytes = 5000) {
  const course = await makeCourse(maker);
  const film = await addFileLesson(course, { bytes });
  return { ...course, ...film, state: () => getLessonStream(course.ctx, course.id, film.lessonId) };
}
const copiesOf = (fileId: string) => storedFiles().filter((path) => path.includes(`/${fileId}/`));
const workOf = (fileId: string) => existsSync(join(env().DATA_DIR, 'streams', fileId));

it('without FFmpeg nothing is prepared or offered, and a film that browsers cannot play is refused', async () => {
  set({ FFMPEG_PATH: undefined });
  const { ctx, id, lessonId, state } = await withFilm();
  expect(await state()).toMatchObject({ state: null, isOffered: false });
  expect(await prepareLessonStream(ctx, id, lessonId)).toMatchObject({ state: null });
  expect((await waitingJobs()).filter(({ task_identifier }) => task_identifier === 'prepareStream')).toEqual(
    [],
  );
  const fileId = await hevc();
  await expect(updateLesson(ctx, id, lessonId, { fileId })).rejects.toMatchObject({ code: 'invalid' });
});

/** A film of a phone. */
async function hevc(problem = 'kinds-courses:wrong.recordingVideo') {
  const fileId = await storeFile(maker.ctx, 'هاتف.mov');
  await setRecording(fileId, { seconds: 9, width: 1280, height: 720, problem });
  return fileId;
}

it('a film gets its copies, once, and they count as room and are deleted with it', async () => {
  const { ctx, id, lessonId, fileId, state } = await withFilm();
  const { used } = await getStorage(maker.ctx);
  expect(await state()).toMatchObject({ state: 'waiting', isOffered: true, isPlayable: true });
  await prepareLessonStream(ctx, id, lessonId);
  expect(
    (await waitingJobs()).filter(({ task_identifier }) => task_identifier === 'prepareStream'),
  ).toHaveLength(1);
  await runJobs();
  expect(await state()).toMatchObject({ state: 'ready', share: 1 });
  const parts = await db().selectFrom('stream_parts').selectAll().where('file_id', '=', fileId).execute();
  expect(parts.map(({ name }) => name).sort()).toEqual(['360', '720', 'audio']);
  expect(copiesOf(fileId)).toHaveLength(3);
  expect((await getStorage(maker.ctx)).used).toBe(used + 3000);
  expect(workOf(fileId)).toBe(false);
  await updateLesson(ctx, id, lessonId, { fileId: await storeFile(ctx, 'آخر.mp4') });
  await deleteIfUnused(ctx, [fileId]);
  await runJobs();
  expect(copiesOf(fileId)).toEqual([]);
});

it('a film that browsers cannot play is taken, and plays once it is converted; a damaged one is refused', async () => {
  const { ctx, id, lessonId, state } = await withFilm();
  const fileId = await hevc();
  // What is on the market has to play.
  const onMarket = updateLesson(ctx, id, lessonId, { fileId });
  await expect(onMarket).rejects.toMatchObject({ code: 'not_publishable' });
  await db().updateTable('products').set({ status: 'unpublished' }).where('id', '=', id).execute();
  await updateLesson(ctx, id, lessonId, { fileId });
  expect(await state()).toMatchObject({ state: 'waiting', isPlayable: false });
  // One film after the other.
  await runJobs();
  await runJobs();
  expect(await state()).toMatchObject({ state: 'ready' });
  const damaged = await hevc('kinds-courses:wrong.recordingUnreadable');
  await expect(updateLesson(ctx, id, lessonId, { fileId: damaged })).rejects.toMatchObject({
    code: 'invalid',
  });
});

it('a film that cannot be read is said to have failed and leaves nothing, and can be tried again', async () => {
  set({ FFMPEG_PATH: fakeFfmpeg('[ "$name" = 720 ] && exit 1') });
  const { ctx, id, lessonId, fileId, state } = await withFilm();
  await runJobs();
  expect(await state()).toMatchObject({ state: 'failed', reason: 'recordings:stream.unreadable' });
  expect([copiesOf(fileId), workOf(fileId)]).toEqual([[], false]);
  set({ FFMPEG_PATH: fakeFfmpeg() });
  expect(await prepareLessonStream(ctx, id, lessonId)).toMatchObject({ state: 'waiting' });
  await runJobs();
  expect(await state()).toMatchObject({ state: 'ready' });
});

it('copies of which nothing was heard for long have failed, and can be asked for again', async () => {
  const { ctx, id, lessonId, fileId, state } = await withFilm();
  const ago = (hours: number) =>
    db()
      .updateTable('streams')
      .set({ changed_at: fromNow(-hours * HOUR) })
      .where('file_id', '=', fileId)
      .execute();
  await ago(11);
  expect(await state()).toMatchObject({ state: 'waiting' });
  await ago(13);
  expect(await state()).toMatchObject({ state: 'failed', reason: null });
  expect(await prepareLessonStream(ctx, id, lessonId)).toMatchObject({ state: 'waiting' });
});

it('copies for which the account has no room are not kept', async () => {
  const { fileId, state } = await withFilm();
  await db()
    .insertInto('uploads')
    .values({ id: fileId, owner_id: maker.id, bytes: 20 * 1024 ** 3, started_at: NOW })
    .execute();
  await runJobs();
  expect(await state()).toMatchObject({ state: 'failed', reason: 'recordings:stream.noRoom' });
  expect(copiesOf(fileId)).toEqual([]);
});

it('what a killed process had begun is made again', async () => {
  const { fileId, state } = await withFilm();
  await db()
    .updateTable('streams')
    .set({ state: 'preparing', share: 0.5 })
    .where('file_id', '=', fileId)
    .execute();
  await runJobs();
  expect(await state()).toMatchObject({ state: 'ready' });
  expect(copiesOf(fileId)).toHaveLength(3);
});

it('a film that is deleted meanwhile leaves no copies', async () => {
  const { lessonId, fileId } = await withFilm();
  await db().updateTable('course_lessons').set({ file_id: null }).where('id', '=', lessonId).execute();
  await db().deleteFrom('files').where('id', '=', fileId).execute();
  await runJobs();
  expect(copiesOf(fileId)).toEqual([]);
});
