import { beforeAll, expect, it } from 'vitest';
import type { CoursesOutline } from '@/lib/contract/kinds/course-facts';
import { db } from '@/lib/server/db/client';
import { makeCover, makeEntitlement } from '@/lib/server/demo/product-factory';
import { deleteIfUnused } from '@/lib/server/files/unused-files';
import { openImage } from '@/lib/server/images/open-image';
import { content } from '@/lib/server/kinds/courses/content';
import { updateLesson } from '@/lib/server/kinds/courses/lesson';
import { getShownLesson } from '@/lib/server/kinds/courses/open-lesson';
import { addFileLesson, makeCourse, storeFile } from '@/tests/setup/course';
import { type Member, makeMember } from '@/tests/setup/make-member';

let maker: Member;
let stranger: Member;
beforeAll(async () => {
  maker = await makeMember({ role: 'CREATOR' });
  stranger = await makeMember();
});

async function withPoster(change: { isPreview?: boolean } = {}) {
  const course = await makeCourse(maker);
  const { lessonId, fileId } = await addFileLesson(course);
  const posterId = await makeCover(db(), maker.id);
  await updateLesson(course.ctx, course.id, lessonId, { posterId, ...change });
  return { ...course, lessonId, fileId, posterId };
}

const look = (ctx: { viewer: unknown }, id: string) =>
  openImage(ctx as never, new Request('http://localhost'), { id, width: 320 });
const guest = () => ({ ...maker.ctx, viewer: null });

it('a picture of somebody else is not taken as a poster', async () => {
  const { ctx, id, lessonId } = await withPoster();
  const other = await makeCover(db(), stranger.id);
  await expect(updateLesson(ctx, id, lessonId, { posterId: other })).rejects.toMatchObject({
    code: 'not_found',
  });
});

it('the poster of a lesson that is for sale is shown to nobody but its creator and those who bought it', async () => {
  const { id, posterId } = await withPoster();
  for (const ctx of [guest(), stranger.ctx])
    await expect(look(ctx, posterId)).rejects.toMatchObject({ code: 'not_found' });
  expect(await look(maker.ctx, posterId)).toMatchObject({ isPublic: false });
  const buyer = await makeMember();
  const entitlementId = await makeEntitlement(db(), buyer.id, id);
  expect(await look(buyer.ctx, posterId)).toMatchObject({ isPublic: false });
  await db().updateTable('entitlements').set({ status: 'revoked' }).where('id', '=', entitlementId).execute();
  await expect(look(buyer.ctx, posterId)).rejects.toMatchObject({ code: 'not_found' });
});

it('the poster of a free preview is for everybody while its course is on the market', async () => {
  const { id, lessonId, posterId } = await withPoster({ isPreview: true });
  expect(await look(guest(), posterId)).toMatchObject({ isPublic: true });
  expect((await getShownLesson(guest(), id, lessonId)).poster).toMatchObject({ _id: posterId });
  await db().updateTable('products').set({ status: 'unpublished' }).where('id', '=', id).execute();
  await expect(look(guest(), posterId)).rejects.toMatchObject({ code: 'not_found' });
});

it('the page of a product names posters of free previews only', async () => {
  const { ctx, id, lessonId, posterId } = await withPoster();
  const posters = async () => {
    const outline = (await content.outlines(ctx, [id])).get(id) as CoursesOutline;
    return outline.sections.flatMap(({ lessons }) => lessons).flatMap(({ poster }) => poster?._id ?? []);
  };
  expect(await posters()).toEqual([]);
  await updateLesson(ctx, id, lessonId, { isPreview: true });
  expect(await posters()).toEqual([posterId]);
});

it('another film has no poster of the one before, and what was replaced can be deleted', async () => {
  const { ctx, id, lessonId, fileId, posterId } = await withPoster();
  expect(await deleteIfUnused(ctx, [posterId])).toBe(0);
  expect((await updateLesson(ctx, id, lessonId, { fileId })).poster).toMatchObject({ _id: posterId });
  const other = await storeFile(ctx, 'آخر.mp4');
  expect((await updateLesson(ctx, id, lessonId, { fileId: other })).poster).toBeNull();
  expect(await deleteIfUnused(ctx, [posterId])).toBe(1);
});
