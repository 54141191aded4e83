import { beforeAll, expect, it } from 'vitest';
import { GET } from '@/app/api/lesson-files/[token]/route';
import { db } from '@/lib/server/db/client';
import { makeSession } from '@/lib/server/demo/people-factory';
import { createLink } from '@/lib/server/kinds/courses/links';
import { getMadeQuiz, putQuiz } from '@/lib/server/kinds/courses/quiz';
import { createQuizAttempt } from '@/lib/server/kinds/quiz-attempts';
import { setRecording, storeFile } from '@/tests/setup/course';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { boughtQuiz, QUESTIONS } from '@/tests/setup/quiz';
import { refusal } from '@/tests/setup/refusal';
import { cookieOf } from '@/tests/setup/session-cookie';

let maker: Member;
let buyer: Member;
let cookie: string;
beforeAll(async () => {
  [maker, buyer] = [await makeMember({ role: 'CREATOR' }), await makeMember()];
  const { sessionId } = await makeSession(db(), buyer.id);
  buyer = { ...buyer, ctx: { ...buyer.ctx, viewer: { ...buyer.ctx.viewer, sessionId } } };
  cookie = await cookieOf(sessionId);
});

async function withSound() {
  const course = await boughtQuiz({ maker, buyer });
  const soundId = await storeFile(course.ctx, 'الجواب القاهرة.mp3');
  const { version, questions, ...rest } = await getMadeQuiz(course.ctx, course.id, course.quizId);
  const save = (soundId: string) =>
    putQuiz(course.ctx, course.id, course.quizId, {
      ...rest,
      version,
      questions: questions.map((question, at) => (at === 0 ? { ...question, soundId } : question)),
    });
  return { ...course, soundId, save };
}

it('a question takes sounds of its creator alone, and no other files', async () => {
  const { ctx, save, soundId } = await withSound();
  const stranger = await makeMember({ role: 'CREATOR' });
  expect(await refusal(save(await storeFile(stranger.ctx, 'غريب.mp3')))).toBe('not_found');
  expect(await refusal(save(await storeFile(ctx, 'نص.pdf')))).toBe('invalid');
  const damaged = await storeFile(ctx, 'تالف.mp3');
  await setRecording(damaged, { problem: 'kinds-courses:wrong.recordingUnreadable' });
  expect(await refusal(save(damaged))).toBe('invalid');
  const { sounds } = await save(soundId);
  expect(sounds).toMatchObject([{ fileId: soundId, name: 'الجواب القاهرة.mp3' }]);
});

it('the sound of a question plays to those who hold the course, and its name is not sent to them', async () => {
  const { entitlementId, quizId, save, soundId } = await withSound();
  await save(soundId);
  const attempt = await createQuizAttempt(buyer.ctx, entitlementId, quizId);
  expect(attempt.questions.map(({ sound }) => sound?.fileId)).toEqual([
    soundId,
    ...QUESTIONS.slice(1).map(() => undefined),
  ]);
  const at = { by: 'purchase', id: entitlementId, lessonId: quizId, fileId: soundId } as const;
  const stranger = await makeMember();
  expect(await refusal(createLink(stranger.ctx, at, true))).toBe('not_found');
  const { url } = await createLink(buyer.ctx, at, true);
  const load = (cookie: string) =>
    GET(new Request(`http://localhost${url}`, { headers: { cookie } }), {
      params: Promise.resolve({ token: url.split('/').at(-1) ?? '' }),
    });
  expect((await load('')).status).toBe(403);
  const answer = await load(cookie);
  expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
    200,
    'inline; filename=question',
  ]);
  const held = db().updateTable('entitlements').where('id', '=', entitlementId);
  await held.set({ status: 'revoked' }).execute();
  expect((await load(cookie)).status).toBe(403);
});
