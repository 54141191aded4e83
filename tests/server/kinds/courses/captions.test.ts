import { beforeAll, describe, expect, it } from 'vitest';
import { DELETE, PUT } from '@/app/api/courses/[id]/lessons/[lessonId]/captions/[language]/route';
import { GET } from '@/app/api/courses/[id]/lessons/[lessonId]/captions/route';
import { db } from '@/lib/server/db/client';
import { makeEntitlement } from '@/lib/server/demo/product-factory';
import { putCaptions } from '@/lib/server/kinds/courses/captions';
import { copyLesson } from '@/lib/server/kinds/courses/lessons';
import { getShownLesson } from '@/lib/server/kinds/courses/open-lesson';
import { getLesson } from '@/lib/server/kinds/courses/room';
import { callRoute } from '@/tests/setup/call-route';
import { addFileLesson, makeCourse } from '@/tests/setup/course';
import { type Member, makeMember } from '@/tests/setup/make-member';

const FILE = '1\n00:00:03,000 --> 00:00:04,000\nثانٍ؟\n\n2\n00:00:01,000 --> 00:00:02,000\n<i>أول</i>';
const CUES = [
  { from: 1, to: 2, text: 'أول' },
  { from: 3, to: 4, text: 'ثانٍ؟' },
];
let maker: Member;
let stranger: Member;
beforeAll(async () => {
  [maker, stranger] = [await makeMember({ role: 'CREATOR' }), await makeMember({ role: 'CREATOR' })];
});

async function filmed() {
  const course = await makeCourse(maker);
  const { lessonId } = await addFileLesson(course);
  return { ...course, lessonId, params: { id: course.id, lessonId, language: 'ar' } };
}

describe('captions', () => {
  it('are read and changed by nobody but the creator', async () => {
    const { ctx, id, lessonId, params } = await filmed();
    await putCaptions(ctx, id, lessonId, { language: 'ar', file: FILE });
    for (const { token } of [stranger, { token: undefined }])
      for (const answer of [
        await callRoute(GET, { params, token }),
        await callRoute(PUT, { params, token, body: { file: FILE } }),
        await callRoute(DELETE, { params, token }),
      ])
        expect(answer.status).toBe(token ? 404 : 401);
    expect(await getShownLesson(ctx, id, lessonId)).toMatchObject({ captions: [{ cues: CUES }] });
  });

  it('are refused for lessons of other courses, files without cues, and unknown languages', async () => {
    const [{ params }, other] = [await filmed(), await makeCourse(maker)];
    const put = (change: object, file: string) =>
      callRoute(PUT, { params: { ...params, ...change }, token: maker.token, body: { file } });
    expect((await put({ lessonId: other.lessonId }, FILE)).status).toBe(404);
    expect((await put({ language: 'xx' }, FILE)).status).toBe(404);
    const { status, problem } = await put({}, 'كلام بلا توقيت');
    expect([status, problem.errors?.file]).toEqual([422, 'kinds-courses:wrong.captionsNone']);
  });

  it('come with the lesson to its buyer alone, in order, and with a copy of it', async () => {
    const { ctx, id, lessonId } = await filmed();
    await putCaptions(ctx, id, lessonId, { language: 'en', file: FILE.replace('أول', 'First') });
    await putCaptions(ctx, id, lessonId, { language: 'ar', file: '00:01.000 --> 00:02.000\nقديم' });
    await putCaptions(ctx, id, lessonId, { language: 'ar', file: FILE });
    const held = await makeEntitlement(db(), stranger.id, id);
    const { captions } = await getLesson(stranger.ctx, held, lessonId);
    expect(captions).toMatchObject([{ language: 'ar', cues: CUES }, { language: 'en' }]);
    await expect(getShownLesson(stranger.ctx, id, lessonId)).rejects.toMatchObject({ code: 'not_found' });
    const { _id: copy } = await copyLesson(ctx, id, lessonId);
    expect((await getShownLesson(ctx, id, copy)).captions).toEqual(captions);
  });

  it('are gone once they were removed, and then are not found', async () => {
    const { ctx, id, lessonId, params } = await filmed();
    await putCaptions(ctx, id, lessonId, { language: 'ar', file: FILE });
    const remove = () => callRoute(DELETE, { params, token: maker.token });
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
    expect((await callRoute(GET, { params, token: maker.token })).payload).toEqual({ captions: [] });
  });
});
