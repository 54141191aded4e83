import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { DELETE, PUT } from '@/app/api/entitlements/[id]/lessons/[lessonId]/notes/[noteId]/route';
import { LESSON_NOTES } from '@/lib/contract/limits';
import { db } from '@/lib/server/db/client';
import { makeEntitlement } from '@/lib/server/demo/product-factory';
import { updateLesson } from '@/lib/server/kinds/courses/lesson';
import { deleteLessonNote, putLessonNote } from '@/lib/server/kinds/courses/notes';
import { getLesson } from '@/lib/server/kinds/courses/room';
import { callRoute } from '@/tests/setup/call-route';
import { NOW } from '@/tests/setup/clock';
import { makeCourse } from '@/tests/setup/course';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { untilSomebodyWaits, whileHeld } from '@/tests/setup/while-held';

let maker: Member;
let buyer: Member;
let other: Member;
beforeAll(async () => {
  [maker, buyer, other] = [await makeMember({ role: 'CREATOR' }), await makeMember(), await makeMember()];
});

async function bought() {
  const course = await makeCourse(maker, { texts: ['أول', 'ثانٍ'] });
  const id = await makeEntitlement(db(), buyer.id, course.id);
  const at = (lessonId = course.lessonId, noteId: string = randomUUID()) => ({ id, lessonId, noteId });
  return { course, id, at, note: at() };
}
const write = (
  at: { id: string; lessonId: string; noteId: string },
  text: string,
  second: number | null = null,
) => putLessonNote(buyer.ctx, at, { second, text });
const fill = ({ id, lessonId }: { id: string; lessonId: string }, length: number) =>
  db()
    .insertInto('lesson_notes')
    .values(
      Array.from({ length }, () => ({
        entitlement_id: id,
        id: randomUUID(),
        lesson_id: lessonId,
        text: 'أخرى',
        created_at: NOW,
        updated_at: NOW,
      })),
    )
    .execute();
const notesOf = async ({ id, lessonId }: { id: string; lessonId: string }) =>
  (await getLesson(buyer.ctx, id, lessonId)).notes.map(({ second, text }) => [second, text]);

describe('notes in a lesson', () => {
  it('are written and deleted by the holder of the purchase alone', async () => {
    const { note, id, course } = await bought();
    const theirs = await makeEntitlement(db(), other.id, course.id);
    await write(note, 'لي وحدي');
    const body = { second: 3, text: 'غيري' };
    for (const { token } of [other, maker, { token: undefined }])
      for (const answer of [
        await callRoute(PUT, { params: note, token, body }),
        await callRoute(DELETE, { params: note, token }),
      ])
        expect(answer.status).toBe(token ? 404 : 401);
    expect(await notesOf(note)).toEqual([[null, 'لي وحدي']]);
    expect((await getLesson(other.ctx, theirs, note.lessonId)).notes).toEqual([]);
    expect(id).not.toBe(theirs);
  });

  it.each(['suspended', 'revoked'])(
    'are neither read nor written while the access is %s, and stay',
    async (status) => {
      const { note, id } = await bought();
      await write(note, 'قبل الاسترداد');
      const setTo = (status: string) =>
        db().updateTable('entitlements').set({ status }).where('id', '=', id).execute();
      await setTo(status);
      for (const tried of [
        () => write(note, 'بعده'),
        () => deleteLessonNote(buyer.ctx, note),
        () => notesOf(note),
      ])
        await expect(tried()).rejects.toMatchObject({ code: 'not_entitled' });
      await setTo('active');
      expect(await notesOf(note)).toEqual([[null, 'قبل الاسترداد']]);
    },
  );

  it('are refused in a lesson that is not open yet, and in one of another course', async () => {
    const { course, at } = await bought();
    const [, second = ''] = course.lessonIds;
    await updateLesson(course.ctx, course.id, second, { opens: { afterDays: 3, on: null } });
    await expect(write(at(second), 'مبكر')).rejects.toMatchObject({ code: 'not_open_yet' });
    const { lessonId } = await makeCourse(maker);
    await expect(write(at(lessonId), 'غريب')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('are refused without words, with too many letters, and outside of a recording', async () => {
    const { note } = await bought();
    for (const body of [
      { second: 0, text: ' \n ' },
      { second: 0, text: 'س'.repeat(LESSON_NOTES.longest + 1) },
      { second: -1, text: 'قبل البداية' },
    ])
      expect((await callRoute(PUT, { params: note, token: buyer.token, body })).status).toBe(422);
  });

  it('are not more than a lesson takes, and one of them can still be changed', async () => {
    const { note, at } = await bought();
    await write(note, 'أولى');
    await fill(note, LESSON_NOTES.most - 1);
    await expect(write(at(), 'زائدة')).rejects.toMatchObject({ code: 'invalid' });
    expect(await write(note, 'معدّلة')).toMatchObject({ text: 'معدّلة' });
  });

  it('are not more than a lesson takes when several are written at the same moment', async () => {
    const { note, at } = await bought();
    await fill(note, LESSON_NOTES.most - 1);
    const writing: Promise<unknown>[] = [];
    // All of them have begun before one may write.
    await whileHeld('entitlements', note.id, async () => {
      for (let count = 0; count < 3; count++) writing.push(write(at(), 'معًا'));
      await untilSomebodyWaits(writing.length);
    });
    const written = await Promise.allSettled(writing);
    expect(written.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await notesOf(note)).toHaveLength(LESSON_NOTES.most);
  });

  it('come with the lesson in the order of their moments, and one that is sent twice is one', async () => {
    const { note, at, course } = await bought();
    await write(at(), 'بعد دقيقة', 60);
    await write(note, 'في البداية', 2);
    await write(note, 'في البداية', 2);
    await write(at(), 'عن الدرس كله');
    expect(await notesOf(note)).toEqual([
      [null, 'عن الدرس كله'],
      [2, 'في البداية'],
      [60, 'بعد دقيقة'],
    ]);
    const [, second = ''] = course.lessonIds;
    await expect(write(at(second, note.noteId), 'في درس آخر')).rejects.toMatchObject({ code: 'invalid' });
  });

  it('are gone once deleted, and come back when the deletion is taken back', async () => {
    const { note } = await bought();
    await write(note, 'سأعود', 5);
    await deleteLessonNote(buyer.ctx, note);
    expect(await notesOf(note)).toEqual([]);
    await expect(deleteLessonNote(buyer.ctx, note)).rejects.toMatchObject({ code: 'not_found' });
    await write(note, 'سأعود', 5);
    expect(await notesOf(note)).toEqual([[5, 'سأعود']]);
  });
});
