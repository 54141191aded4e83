import { beforeAll, describe, expect, it } from 'vitest';
import type { CoursesOutline } from '@/lib/contract/kinds/course-facts';
import { createComment, deleteComment } from '@/lib/server/comments/service';
import { db } from '@/lib/server/db/client';
import { makeCover, makeEntitlement } from '@/lib/server/demo/product-factory';
import { createCertificate } from '@/lib/server/kinds/certificates';
import { content } from '@/lib/server/kinds/courses/content';
import { getMadeLesson, updateLesson } from '@/lib/server/kinds/courses/lesson';
import { copyLesson, createLesson } from '@/lib/server/kinds/courses/lessons';
import { createCourseMessage, notifyReaders } from '@/lib/server/kinds/courses/messages';
import { getCourseRoom, getLesson } from '@/lib/server/kinds/courses/room';
import { createSection, getCourse } from '@/lib/server/kinds/courses/sections';
import { getPurchase } from '@/lib/server/library/service';
import { publishProduct } from '@/lib/server/making/service';
import { getNotifications } from '@/lib/server/notifications/service';
import { NOW } from '@/tests/setup/clock';
import { addFileLesson, makeCourse, storeFile } from '@/tests/setup/course';
import { type Member, makeMember } from '@/tests/setup/make-member';

let maker: Member;
beforeAll(async () => {
  maker = await makeMember({ role: 'CREATOR' });
});

const draft = () => makeCourse(maker, { type: 'audio_series', status: 'draft', texts: [] });
const missingOf = async (id: string) => {
  const outline = (await content.outlines(maker.ctx, [id])).get(id) as CoursesOutline;
  return content.missing(outline, { price: 1900 }).map(({ message }) => message);
};

describe('an audio series', () => {
  it('takes sounds alone: every other lesson is refused', async () => {
    const { ctx, id } = await draft();
    for (const type of ['video', 'text', 'file'] as const)
      await expect(createLesson(ctx, id, { type, title: 'درس' })).rejects.toMatchObject({
        fields: { type: 'kinds-courses:wrong.episodeSound' },
      });
    const { _id } = await createLesson(ctx, id, { type: 'audio', title: 'الحلقة الأولى' });
    await expect(updateLesson(ctx, id, _id, { type: 'text' })).rejects.toMatchObject({ code: 'invalid' });
    await expect(updateLesson(ctx, id, _id, { fileId: await storeFile(ctx, 'أ.pdf') })).rejects.toMatchObject(
      { fields: { fileId: 'kinds-courses:wrong.lessonFile' } },
    );
  });

  it('has one section, and no other', async () => {
    const { ctx, id } = await draft();
    await expect(createSection(ctx, id, { title: 'الموسم الثاني' })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect((await getCourse(ctx, id)).type).toBe('audio_series');
  });

  it('is published with at least one recorded episode, not all of them free', async () => {
    const series = await draft();
    const { ctx, id } = series;
    expect(await missingOf(id)).toEqual(['kinds-courses:wrong.episodesMissing']);
    const { lessonId } = await addFileLesson(series, { type: 'audio' });
    const { _id } = await createLesson(ctx, id, { type: 'audio', title: 'بلا تسجيل' });
    expect(await missingOf(id)).toEqual(['kinds-courses:wrong.episodesUnfinished']);
    await updateLesson(ctx, id, _id, { isShown: false });
    await updateLesson(ctx, id, lessonId, { isPreview: true });
    expect(await missingOf(id)).toEqual(['kinds-courses:wrong.episodesAllFree']);
    await updateLesson(ctx, id, lessonId, { isPreview: false });
    expect(await missingOf(id)).toEqual([]);
    expect(await publishProduct(ctx, id, true)).toMatchObject({ status: 'published' });
  });

  it('gives its buyers episodes with covers, counted as such, and no certificate', async () => {
    const series = await makeCourse(maker, { type: 'audio_series', texts: [] });
    const { ctx, id } = series;
    const { lessonId } = await addFileLesson(series, { type: 'audio' });
    const posterId = await makeCover(db(), maker.id);
    await updateLesson(ctx, id, lessonId, { posterId });
    const buyer = await makeMember();
    const held = await makeEntitlement(db(), buyer.id, id);
    const room = await getCourseRoom(buyer.ctx, held);
    expect(room).toMatchObject({ type: 'audio_series', title: series.title, requiredCount: 1 });
    expect(room.sections[0]?.lessons[0]).toMatchObject({ _id: lessonId, poster: { _id: posterId } });
    expect(await getPurchase(buyer.ctx, held)).toMatchObject({
      use: 'listen',
      holds: { count: 1, unit: 'episode' },
    });
    await expect(createCertificate(buyer.ctx, held, { nameAr: 'سارة العتيبي' })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

describe('notices about a series', () => {
  it('speak of the series and of its episode', async () => {
    const series = await makeCourse(maker, { type: 'audio_series', texts: [] });
    const { lessonId } = await addFileLesson(series, { type: 'audio' });
    const buyer = await makeMember();
    await makeEntitlement(db(), buyer.id, series.id);
    const now = NOW;
    const { _id: messageId } = await createCourseMessage({ ...maker.ctx, now }, series.id, {
      to: 'all',
      text: 'الحلقة القادمة بعد العيد.',
    });
    await notifyReaders(maker.ctx, { messageId, before: null });
    const asked = { text: 'من يروي؟', parentId: null };
    const { _id } = await createComment(buyer.ctx, { type: 'lessons', id: lessonId }, asked);
    const messagesOf = async ({ ctx }: Member) =>
      (await getNotifications(ctx, { limit: 50 })).data.map(({ message }) => message);
    expect(await messagesOf(buyer)).toEqual([expect.stringContaining('إلى مستمعي السلسلة')]);
    expect(await messagesOf(maker)).toEqual([expect.stringContaining('على حلقتك سؤال')]);
    await deleteComment(buyer.ctx, 'lessons', _id);
    expect(await messagesOf(maker)).toEqual([]);
  });
});

describe('chapters of an episode', () => {
  const chapters = [
    { at: 0, title: 'المقدمة' },
    { at: 90, title: 'الحكاية' },
  ];

  it('are given with the episode to those who may open it, and copied with it', async () => {
    const series = await makeCourse(maker, { type: 'audio_series', texts: [] });
    const { ctx, id } = series;
    const { lessonId } = await addFileLesson(series, { type: 'audio' });
    expect((await getMadeLesson(ctx, id, lessonId)).chapters).toEqual([]);
    expect((await updateLesson(ctx, id, lessonId, { chapters })).chapters).toEqual(chapters);
    await updateLesson(ctx, id, lessonId, { title: 'اسم آخر' });
    const copy = await copyLesson(ctx, id, lessonId);
    expect((await getMadeLesson(ctx, id, copy._id)).chapters).toEqual(chapters);
    const buyer = await makeMember();
    const held = await makeEntitlement(db(), buyer.id, id);
    expect((await getLesson(buyer.ctx, held, lessonId)).chapters).toEqual(chapters);
  });
});
