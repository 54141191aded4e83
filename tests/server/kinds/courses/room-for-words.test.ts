import { afterAll, beforeEach, expect, it } from 'vitest';
import { type Env, env } from '@/lib/server/env';
import { getStorage } from '@/lib/server/files/storage-room';
import { putCaptions } from '@/lib/server/kinds/courses/captions';
import { putLessonText } from '@/lib/server/kinds/courses/lesson';
import { copyLesson } from '@/lib/server/kinds/courses/lessons';
import { createUpload } from '@/lib/server/uploads/service';
import { makeCourse, textOf } from '@/tests/setup/course';
import { makeMember } from '@/tests/setup/make-member';

const settings = globalThis as typeof globalThis & { qeemaEnv?: Env };
const before = env();
const captions = {
  language: 'ar',
  file: Array.from(
    { length: 2000 },
    (_, n) => `00:${String(n % 60).padStart(2, '0')}.000 --> 00:59.999\nكلام ${n * 7919}`,
  ).join('\n\n'),
} as const;
const long = textOf(Array.from({ length: 9000 }, (_, n) => `كلمة${n}`).join(' '));

beforeEach(() => {
  settings.qeemaEnv = { ...before, STORAGE_PER_ACCOUNT_GB: 1 };
});
afterAll(() => {
  settings.qeemaEnv = before;
});

async function draft() {
  const maker = await makeMember({ role: 'CREATOR' });
  const course = await makeCourse(maker, { status: 'draft' });
  return { maker, ...course };
}

it('texts and captions of lessons take room', async () => {
  const { ctx, id, lessonId } = await draft();
  const used = async () => (await getStorage(ctx)).used;
  const empty = await used();
  await putCaptions(ctx, id, lessonId, captions);
  const captioned = await used();
  expect(captioned - empty).toBeGreaterThan(10_000);
  await putLessonText(ctx, id, lessonId, { version: 1, text: long });
  const written = await used();
  expect(written - captioned).toBeGreaterThan(10_000);
  await copyLesson(ctx, id, lessonId);
  expect((await used()) - written).toBeGreaterThan(20_000);
});

it('long texts, captions and copies are refused once no room is left; short texts are saved', async () => {
  const { maker, ctx, id, lessonId } = await draft();
  const { used, room } = await getStorage(ctx);
  const file = { purpose: 'product_file', name: 'درس.mp4', size: room - used, modified: 1 } as const;
  await createUpload(maker.ctx, file);
  const full = { code: 'storage_full' };
  await expect(putCaptions(ctx, id, lessonId, captions)).rejects.toMatchObject(full);
  await expect(copyLesson(ctx, id, lessonId)).rejects.toMatchObject(full);
  await expect(putLessonText(ctx, id, lessonId, { version: 1, text: long })).rejects.toMatchObject(full);
  expect(await putLessonText(ctx, id, lessonId, { version: 1, text: textOf('قصير') })).toMatchObject({
    version: 2,
  });
});
