import { beforeEach, describe, expect, it } from 'vitest';
import { POST as FORGOT } from '@/app/api/users/forgotPassword/route';
import { GET as ME } from '@/app/api/users/me/route';
import { POST as RESET } from '@/app/api/users/resetPassword/route';
import { hashPassword } from '@/lib/server/auth/passwords';
import { isLive, signInWithPassword } from '@/lib/server/auth/service';
import { resetPassword } from '@/lib/server/codes/reset-password';
import { db } from '@/lib/server/db/client';
import { guestCtx, makeSession } from '@/lib/server/demo/people-factory';
import { env } from '@/lib/server/env';
import { MINUTE } from '@/lib/shared/time';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow, NOW, setClock } from '@/tests/setup/clock';
import { makeMember } from '@/tests/setup/make-member';
import { lettersTo, tokenFor } from '@/tests/setup/outbox';
import { dropJobs, waitingJobs } from '@/tests/setup/run-jobs';

const STRONG = 'طائر-أزرق-فوق-البحر-2026';
let made = 0;
let email = '';

beforeEach(async () => {
  await dropJobs();
  await db().deleteFrom('code_sends').execute();
  await db().deleteFrom('rate_limits').execute();
  email = `forgetful${++made}@qeema.example`;
});

const member = async (more: Parameters<typeof makeMember>[0] = {}) =>
  makeMember({
    email,
    email_verified_at: NOW,
    password_hash: await hashPassword('the-old-one-2026'),
    ...more,
  });
const forgot = (address = email, headers: Record<string, string> = {}) =>
  callRoute<{ resendSeconds: number }>(FORGOT, { body: { email: address }, headers });
const reset = (token: string, password = STRONG) => callRoute(RESET, { body: { token, password } });
const signIn = (password: string) =>
  signInWithPassword(guestCtx(db()), { email, password }, { userAgent: '', address: '127.0.0.1' });
const forgetSends = () => db().deleteFrom('code_sends').execute();

describe('asking for a link', () => {
  it('gives an unknown address and a suspended account the same answer, and sends them nothing', async () => {
    await member();
    const closed = await makeMember({ email: `closed${made}@qeema.example`, status: 'suspended' });
    const known = await forgot();
    for (const address of [`nobody${made}@qeema.example`, closed.email ?? '']) {
      const other = await forgot(address);
      expect([other.status, other.payload]).toEqual([known.status, known.payload]);
      expect(await lettersTo(address)).toEqual([]);
    }
    expect(known).toMatchObject({ status: 200, payload: { resendSeconds: 60 } });
  });

  it('starts the same job for a known and an unknown address, and makes no link before the job', async () => {
    await member();
    const jobsAfter = async (address: string) => {
      await dropJobs();
      await forgot(address);
      return (await waitingJobs()).map(({ task_identifier }) => task_identifier);
    };
    expect(await jobsAfter(email)).toEqual(['sendResetLink']);
    expect(await jobsAfter(`nobody${made}@qeema.example`)).toEqual(['sendResetLink']);
    expect(
      await db().selectFrom('one_time_tokens').select('hash').where('target', '=', email).execute(),
    ).toEqual([]);
  });

  it('is refused the second time in a minute and the sixth in an hour, for known and unknown addresses', async () => {
    await member();
    const start = new Date('2026-11-21T10:00:00Z');
    for (const address of [email, `nobody${made}@qeema.example`]) {
      setClock(start);
      expect((await forgot(address)).status).toBe(200);
      const again = await forgot(address);
      expect([again.status, again.problem.code, again.headers.get('retry-after')]).toEqual([
        429,
        'rate_limited',
        '60',
      ]);
      for (const minutes of [1, 2, 3, 4]) {
        setClock(start.getTime() + minutes * MINUTE);
        expect((await forgot(address)).status).toBe(200);
      }
      setClock(start.getTime() + 6 * MINUTE);
      const sixth = await forgot(address);
      expect([sixth.status, sixth.headers.get('retry-after')]).toEqual([429, String(54 * 60)]);
      setClock(start.getTime() + 60 * MINUTE);
      expect((await forgot(address)).status).toBe(200);
    }
  });

  it('twenty times at once sends one letter', async () => {
    await member();
    const answers = await Promise.all(Array.from({ length: 20 }, () => forgot()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await lettersTo(email)).toHaveLength(1);
  });

  it('sends a link to the configured address, even when the request names another host', async () => {
    await member({ locale: 'ar', name: 'سارة' });
    await forgot(email, {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      origin: 'https://evil.example',
    });
    const [letter] = await lettersTo(email);
    expect(letter?.text).toContain(`${env().APP_URL}/auth/reset-password?token=`);
    expect(JSON.stringify(letter)).not.toContain('evil.example');
    expect(letter?.subject).toBe('اختر كلمة مرور جديدة');
    expect(letter?.html).toContain('dir="rtl"');
  });

  it('keeps the secret of the link neither in the database nor in a job', async () => {
    await member();
    await forgot();
    const waiting = JSON.stringify(
      await db().selectFrom('graphile_worker._private_jobs').selectAll().execute(),
    );
    const token = await tokenFor(email);
    expect(token).toHaveLength(43);
    expect(waiting).not.toContain(token);
    const rows = await db().selectFrom('one_time_tokens').selectAll().where('target', '=', email).execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('a reset is refused', () => {
  const refused = [409, 'link_invalid'];
  const codeOf = async (token: string) => {
    const { status, problem } = await reset(token);
    return [status, problem.code];
  };

  it.each(['', 'x', 'A'.repeat(43), "' or 1=1 --", '%00'])('with the token “%s”', async (token) => {
    await member();
    expect([409, 422]).toContain((await reset(token)).status);
    await expect(signIn('the-old-one-2026')).resolves.toBeTruthy();
  });

  it('when its link is used a second time, even by ten requests at once', async () => {
    await member();
    await forgot();
    const token = await tokenFor(email);
    const answers = await Promise.all(Array.from({ length: 10 }, () => reset(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await codeOf(token)).toEqual(refused);
  });

  it('half an hour after it was asked for', async () => {
    await member();
    await forgot();
    const token = await tokenFor(email);
    const later = guestCtx(db(), fromNow(30 * MINUTE));
    await expect(resetPassword(later, { token, password: STRONG })).rejects.toMatchObject({
      code: 'link_invalid',
    });
    const before = guestCtx(db(), fromNow(29 * MINUTE));
    expect(await resetPassword(before, { token, password: STRONG })).toEqual({ done: true });
  });

  it('with the link of an earlier letter', async () => {
    await member();
    await forgot();
    const first = await tokenFor(email);
    await forgetSends();
    await forgot();
    const second = await tokenFor(email);
    expect(second).not.toBe(first);
    expect(await codeOf(first)).toEqual(refused);
    expect((await reset(second)).status).toBe(200);
  });

  it('after the account changed its address or was suspended', async () => {
    const { id } = await member();
    await forgot();
    const token = await tokenFor(email);
    await db()
      .updateTable('users')
      .set({ email: `moved${made}@qeema.example` })
      .where('id', '=', id)
      .execute();
    expect(await codeOf(token)).toEqual(refused);
    await db().updateTable('users').set({ email, status: 'suspended' }).where('id', '=', id).execute();
    expect(await codeOf(token)).toEqual(refused);
  });

  it('for a password that is short, common or the member’s address, and the link stays valid', async () => {
    await member();
    await forgot();
    const token = await tokenFor(email);
    for (const password of ['short', 'password123', email, '1234567890']) {
      const { status, problem } = await reset(token, password);
      expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, ['password']]);
    }
    expect((await reset(token)).status).toBe(200);
  });
});

describe('a new password', () => {
  it('ends every session, signs in from then on, and its owner gets a letter', async () => {
    const { id, token: bearer } = await member({ locale: 'en' });
    const other = await makeSession(db(), id);
    expect((await callRoute(ME, { token: bearer })).status).toBe(200);
    await forgot();
    expect((await reset(await tokenFor(email))).status).toBe(200);
    expect((await callRoute(ME, { token: bearer })).status).toBe(401);
    expect(await isLive(guestCtx(db()), other.sessionId)).toBe(false);
    await expect(signIn('the-old-one-2026')).rejects.toMatchObject({ code: 'invalid_credentials' });
    await expect(signIn(STRONG)).resolves.toBeTruthy();
    const [notice] = await lettersTo(email);
    expect(notice?.subject).toBe('Your password was changed');
    expect(notice?.text).toContain(`${env().APP_URL}/auth/forgot-password`);
  });

  it('cancels the other links of the account, and one to a new e-mail address too', async () => {
    const { id } = await member();
    await db()
      .insertInto('one_time_tokens')
      .values({
        hash: `left-${made}`,
        purpose: 'change_email',
        user_id: id,
        target: 'stranger@evil.example',
        created_at: NOW,
        expires_at: fromNow(60 * MINUTE),
      })
      .execute();
    await forgot();
    await reset(await tokenFor(email));
    const left = await db()
      .selectFrom('one_time_tokens')
      .select('purpose')
      .where('user_id', '=', id)
      .execute();
    expect(left).toEqual([]);
  });

  it('confirms the address, and removes the phone number of an account that was not confirmed', async () => {
    const { id } = await member({ email_verified_at: null, phone: `+96650111${String(1000 + made)}` });
    await forgot();
    await reset(await tokenFor(email));
    const row = await db()
      .selectFrom('users')
      .select(['email_verified_at', 'phone'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row?.email_verified_at).toBeInstanceOf(Date);
    expect(row?.phone).toBeNull();
  });

  it('keeps the phone number of a confirmed account', async () => {
    const phone = `+96650222${String(1000 + made)}`;
    const { id } = await member({ phone });
    await forgot();
    await reset(await tokenFor(email));
    expect(await db().selectFrom('users').select('phone').where('id', '=', id).executeTakeFirst()).toEqual({
      phone,
    });
  });
});
