import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { GET } from '@/app/api/entitlements/[id]/course/search/route';
import { db, recordQueries } from '@/lib/server/db/client';
import { inTransaction } from '@/lib/server/db/tx';
import { makeEntitlement } from '@/lib/server/demo/product-factory';
import { putCaptions } from '@/lib/server/kinds/courses/captions';
import { updateLesson } from '@/lib/server/kinds/courses/lesson';
import { putLessonNote } from '@/lib/server/kinds/courses/notes';
import { searchCourse } from '@/lib/server/kinds/courses/search';
import { callRoute } from '@/tests/setup/call-route';
import { NOW } from '@/tests/setup/clock';
import { addFileLesson, makeCourse } from '@/tests/setup/course';
import { type Member, makeMember } from '@/tests/setup/make-member';

let maker: Member;
let buyer: Member;
let other: Member;
beforeAll(async () => {
  [maker, buyer, other] = [await makeMember({ role: 'CREATOR' }), await makeMember(), await makeMember()];
});

/** Two texts and a film that says something; the buyer noted something in the first text. */
async function bought() {
  const course = await makeCourse(maker, { texts: ['في البدءِ كان الحِبر والقلم.', 'الورق يحبّ الماء.'] });
  const film = await addFileLesson(course);
  await updateLesson(course.ctx, course.id, film.lessonId, { title: 'صناعة الحبر' });
  const file = '00:05.500 --> 00:07.000\nنطحن الصمغ أولًا';
  await putCaptions(course.ctx, course.id, film.lessonId, { language: 'ar', file });
  const id = await makeEntitlement(db(), buyer.id, course.id);
  const at = { id, lessonId: course.lessonId, noteId: randomUUID() };
  await putLessonNote(buyer.ctx, at, { second: null, text: 'اشترِ الصمغ العربي' });
  return { course, film: film.lessonId, id };
}
const find = async (id: string, q: string, who = buyer) =>
  (await searchCourse(who.ctx, id, q)).found.map(({ lessonId, isLocked, places }) => ({
    lessonId,
    isLocked,
    places: places.map(({ in: where, second }) => [where, second]),
  }));

describe('the search in a course', () => {
  it('is for the holder of an active purchase alone', async () => {
    const { id } = await bought();
    const query = { q: 'الحبر' };
    expect((await callRoute(GET, { params: { id }, query })).status).toBe(401);
    for (const { token } of [other, maker])
      expect((await callRoute(GET, { params: { id }, query, token })).status).toBe(404);
    await db().updateTable('entitlements').set({ status: 'revoked' }).where('id', '=', id).execute();
    await expect(searchCourse(buyer.ctx, id, 'الحبر')).rejects.toMatchObject({ code: 'not_entitled' });
  });

  it('finds titles, texts, what is said with its second, and own notes, however they are written', async () => {
    const { course, film, id } = await bought();
    expect(await find(id, 'حبر')).toEqual([
      { lessonId: course.lessonId, isLocked: false, places: [['text', null]] },
      { lessonId: film, isLocked: false, places: [] },
    ]);
    expect(await find(id, 'اَلصَّمغ')).toEqual([
      { lessonId: course.lessonId, isLocked: false, places: [['note', null]] },
      { lessonId: film, isLocked: false, places: [['speech', 5]] },
    ]);
  });

  it('wants all words in one place, and takes signs of patterns literally', async () => {
    const { course, id } = await bought();
    expect(await find(id, 'قلم بدء')).toMatchObject([{ lessonId: course.lessonId }]);
    expect(await find(id, 'قلم صمغ')).toEqual([]);
    expect(await find(id, '%')).toEqual([]);
    expect(await find(id, 'ــ')).toEqual([]);
  });

  it('finds a lesson that is not open yet by its title alone', async () => {
    const { course, film, id } = await bought();
    for (const lessonId of [course.lessonId, film])
      await updateLesson(course.ctx, course.id, lessonId, { opens: { afterDays: 3, on: null } });
    expect(await find(id, 'حبر')).toEqual([{ lessonId: film, isLocked: true, places: [] }]);
    expect(await find(id, 'صمغ')).toEqual([]);
  });

  it('does not find the notes of others, nor lessons of other courses', async () => {
    const { course, id, film } = await bought();
    const theirs = await makeEntitlement(db(), other.id, course.id);
    expect(await find(theirs, 'صمغ', other)).toMatchObject([{ lessonId: film }]);
    const elsewhere = await bought();
    expect((await find(id, 'حبر')).map(({ lessonId }) => lessonId)).not.toContain(elsewhere.film);
  });

  it('asks the database two times', async () => {
    const { id } = await bought();
    expect(await recordQueries(() => searchCourse(buyer.ctx, id, 'حبر'))).toHaveLength(2);
  });

  it('looks through hours of speech at once, as it was folded when it was written', async () => {
    const { course, film, id } = await bought();
    const film2 = await addFileLesson(course);
    const said = Array.from({ length: 5_000 }, (_, at) => ({ from: at, to: at + 1, text: `سطر\nرقم ${at}` }));
    for (const language of ['ar', 'en', 'fr', 'tr', 'ur', 'id', 'ms', 'es'])
      for (const lessonId of [film, film2.lessonId])
        await sql`insert into lesson_captions (lesson_id, language, cues, updated_at)
          values (${lessonId}, ${language}, ${JSON.stringify(said)}::jsonb, ${NOW})
          on conflict (lesson_id, language) do update set cues = excluded.cues`.execute(db());
    await inTransaction(buyer.ctx, async (ctx) => {
      // It takes a twentieth of this, and took several times as long.
      await sql`set local statement_timeout = '1s'`.execute(ctx.db);
      // All words are said, though not in one cue.
      expect(await searchCourse(ctx, id, 'سطر 4998 4999')).toEqual({ found: [] });
      const { found } = await searchCourse(ctx, id, 'رقم 4999');
      expect(found[0]?.places[0]).toMatchObject({ in: 'speech', second: 4999, excerpt: 'سطر رقم 4999' });
    });
  });
});
