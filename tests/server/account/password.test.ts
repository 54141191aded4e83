import { beforeEach, describe, expect, it } from 'vitest';
import { POST as changeRoute } from '@/app/api/users/changePassword/route';
import { GET as meRoute } from '@/app/api/users/me/route';
import { checkPassword, hashPassword } from '@/lib/server/auth/passwords';
import { db } from '@/lib/server/db/client';
import { makeSession } from '@/lib/server/demo/people-factory';
import { MINUTE } from '@/lib/shared/time';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow, NOW } from '@/tests/setup/clock';
import { type Member, makeConfirmed, makeMember } from '@/tests/setup/make-member';
import { dropJobs } from '@/tests/setup/run-jobs';
import { lettersWaiting } from './letters-waiting';

const OLD = 'طائر-أزرق-2026';
const NEW = 'سبعة قوارب ورقية';
const oldHash = await hashPassword(OLD);

let sara: Member;
let count = 0;

beforeEach(async () => {
  await dropJobs();
  sara = await makeMember({ email: `sara${++count}@example.com`, password_hash: oldHash });
});

const change = (body: unknown, token = sara.token) => callRoute(changeRoute, { body, token });
const isLive = async (token: string) => (await callRoute(meRoute, { token })).status === 200;

async function hasPassword(password: string): Promise<boolean> {
  const row = await db()
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', sara.id)
    .executeTakeFirstOrThrow();
  return checkPassword(row.password_hash, password);
}

async function ageSession(minutes: number): Promise<void> {
  const then = fromNow(-minutes * MINUTE);
  await db().updateTable('sessions').set({ created_at: then }).where('user_id', '=', sara.id).execute();
}

it('changes of the password write five letters a day to an address that nobody confirmed', async () => {
  const confirmed = await makeConfirmed({ password_hash: oldHash });
  for (const { token } of [sara, confirmed])
    for (let i = 0; i < 6; i++) {
      const body = { current: i === 0 ? OLD : `${NEW} ${i - 1}`, password: `${NEW} ${i}` };
      expect((await change(body, token)).status).toBe(200);
    }
  const to = (await lettersWaiting()).map((letter) => letter.to);
  const countTo = ({ email }: Member) => to.filter((address) => address === email).length;
  expect([countTo(sara), countTo(confirmed)]).toEqual([5, 6]);
});

describe('changing the password refuses', () => {
  it('a visitor', async () => {
    expect((await change({ current: OLD, password: NEW }, '')).status).toBe(401);
  });

  it.each([
    ['a wrong password', { current: 'خطأ-تمامًا-2026', password: NEW }],
    ['no password', { password: NEW }],
  ])('%s as the current one', async (_, body) => {
    const other = await makeSession(db(), sara.id);
    const { status, problem } = await change(body);
    expect([status, problem.code, problem.errors]).toEqual([
      403,
      'password_wrong',
      { current: 'validation:passwordWrong' },
    ]);
    expect([await hasPassword(OLD), await isLive(other.token)]).toEqual([true, true]);
    expect(await lettersWaiting()).toEqual([]);
  });

  it.each([
    ['a short password', 'قصيرة'],
    ['a common password', 'password123'],
  ])('%s as the new one', async (_, password) => {
    const { status, problem } = await change({ current: OLD, password });
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, ['password']]);
    expect(await hasPassword(OLD)).toBe(true);
  });

  it('even the right current password after ten wrong ones', async () => {
    for (let i = 0; i < 10; i++) expect((await change({ current: 'x', password: NEW })).status).toBe(403);
    expect((await change({ current: OLD, password: NEW })).status).toBe(429);
    expect(await hasPassword(OLD)).toBe(true);
  });

  it('a first password from a session that is not recent', async () => {
    await db().updateTable('users').set({ password_hash: null }).where('id', '=', sara.id).execute();
    await ageSession(11);
    const { status, problem } = await change({ password: NEW });
    expect([status, problem.code]).toEqual([403, 'sign_in_again']);
    expect(await hasPassword(NEW)).toBe(false);
  });
});

describe('a changed password', () => {
  it('replaces the old one, ends all other sessions and sends the owner a letter', async () => {
    const [other, another] = [await makeSession(db(), sara.id), await makeSession(db(), sara.id)];
    const stranger = await makeMember();
    expect((await change({ current: OLD, password: NEW })).status).toBe(200);
    expect([await hasPassword(NEW), await hasPassword(OLD)]).toEqual([true, false]);
    expect(await isLive(sara.token)).toBe(true);
    expect([await isLive(other.token), await isLive(another.token)]).toEqual([false, false]);
    expect(await isLive(stranger.token)).toBe(true);
    const [letter] = await lettersWaiting();
    expect(letter).toMatchObject({ to: sara.email, content: { subject: 'غُيِّرت كلمة مرورك' } });
    expect(JSON.stringify(letter)).not.toContain(NEW);
  });

  it('can be the first one of an account after a recent sign-in', async () => {
    await db().updateTable('users').set({ password_hash: null }).where('id', '=', sara.id).execute();
    await ageSession(9);
    expect((await change({ password: NEW })).status).toBe(200);
    expect(await hasPassword(NEW)).toBe(true);
    const [letter] = await lettersWaiting();
    expect(letter?.content.subject).toBe('أُضيفت كلمة مرور إلى حسابك');
  });

  it('cancels the reset links that were asked for before', async () => {
    const link = { hash: 'x', purpose: 'reset_password', user_id: sara.id, target: 'x' };
    const times = { created_at: NOW, expires_at: fromNow(MINUTE) };
    await db()
      .insertInto('one_time_tokens')
      .values({ ...link, ...times })
      .execute();
    await change({ current: OLD, password: NEW });
    const left = await db()
      .selectFrom('one_time_tokens')
      .select('hash')
      .where('user_id', '=', sara.id)
      .execute();
    expect(left).toEqual([]);
  });
});
