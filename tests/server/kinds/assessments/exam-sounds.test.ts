import { expect, it } from 'vitest';
import { GET } from '@/app/api/quiz-sounds/[token]/route';
import { cancelWorkshopDate } from '@/lib/server/appointments/workshops';
import { db } from '@/lib/server/db/client';
import { makeSession } from '@/lib/server/demo/people-factory';
import { deleteIfUnused } from '@/lib/server/files/unused-files';
import { createAssessmentAttempt, createSoundLink } from '@/lib/server/kinds/quiz-attempts';
import { storeFile } from '@/tests/setup/course';
import { makeMember } from '@/tests/setup/make-member';
import { QUESTIONS } from '@/tests/setup/quiz';
import { refusal } from '@/tests/setup/refusal';
import { cookieOf } from '@/tests/setup/session-cookie';
import { dateIn, makeWorkshop, seatFor, setAssessment } from '@/tests/setup/workshops';

it('the sound of a question plays to the holder of the seat, in the session that asked, until the seat is gone', async () => {
  const [host, buyer, other] = [
    await makeMember({ role: 'CREATOR' }),
    await makeMember(),
    await makeMember(),
  ];
  const { sessionId } = await makeSession(db(), buyer.id);
  const ctx = { ...buyer.ctx, viewer: { ...buyer.ctx.viewer, sessionId } };
  const date = dateIn(5);
  const id = await makeWorkshop(host, [date]);
  const soundId = await storeFile(host.ctx, 'الجواب القاهرة.mp3');
  await setAssessment(host, id, 'before', {
    questions: QUESTIONS.slice(0, 1).map((question) => ({ ...question, soundId })),
  });
  await deleteIfUnused(host.ctx, [soundId]);
  const { entitlementId } = await seatFor(buyer, id, date._id);
  const attempt = await createAssessmentAttempt(ctx, entitlementId, 'before');
  expect(attempt.questions.map(({ sound }) => sound?.fileId)).toEqual([soundId]);
  expect(JSON.stringify(attempt)).not.toContain('الجواب');

  const at = { id: attempt._id, fileId: soundId };
  const elsewhere = await storeFile(host.ctx, 'آخر.mp3');
  expect(await refusal(createSoundLink(other.ctx, at))).toBe('not_found');
  expect(await refusal(createSoundLink(ctx, { ...at, fileId: elsewhere }))).toBe('not_found');
  const { url, isPlayable } = await createSoundLink(ctx, at);
  expect(isPlayable).toBe(true);
  const load = (cookie: string) =>
    GET(new Request(`http://localhost${url}`, { headers: { cookie } }), {
      params: Promise.resolve({ token: url.split('/').at(-1) ?? '' }),
    });
  expect((await load('')).status).toBe(403);
  const cookie = await cookieOf(sessionId);
  const answer = await load(cookie);
  expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
    200,
    'inline; filename=question',
  ]);
  await cancelWorkshopDate(host.ctx, date._id, { reason: 'سفر' });
  expect((await load(cookie)).status).toBe(403);
  expect(await refusal(createSoundLink(ctx, at))).toBe('not_entitled');
  await db().updateTable('workshop_dates').where('id', '=', date._id).set({ cancelled_at: null }).execute();
  expect((await load(cookie)).status).toBe(200);
  await db().updateTable('entitlements').where('id', '=', entitlementId).set({ status: 'revoked' }).execute();
  expect((await load(cookie)).status).toBe(403);
});
