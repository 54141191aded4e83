import { beforeEach, describe, expect, it } from 'vitest';
import { POST as CHANGE_EMAIL } from '@/app/api/users/changeEmail/route';
import { POST as CHANGE_PASSWORD } from '@/app/api/users/changePassword/route';
import { POST as CHANGE_PHONE } from '@/app/api/users/changePhone/route';
import { POST as CONFIRM_PHONE } from '@/app/api/users/confirmPhone/route';
import { POST as RESET } from '@/app/api/users/resetPassword/route';
import { POST as VERIFY } from '@/app/api/users/verify/route';
import { hashPassword } from '@/lib/server/auth/passwords';
import { deliverChangeLink } from '@/lib/server/codes/send';
import { issueToken, reserveToken } from '@/lib/server/codes/tokens';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { newId } from '@/lib/server/ids';
import { MINUTE } from '@/lib/shared/time';
import { callRoute, statusAndCode } from '@/tests/setup/call-route';
import { fromNow, NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { codeFor, lettersTo, otherThan, tokenFor } from '@/tests/setup/outbox';
import { dropJobs, waitingJobs } from '@/tests/setup/run-jobs';

const password = 'طائر-أزرق-فوق-البحر-2026';
let passwordHash = '';
let made = 0;
let me: Member;
let old = '';
let fresh = '';
let phone = '';

const forgetSends = () => db().deleteFrom('code_sends').execute();
beforeEach(async () => {
  await dropJobs();
  await forgetSends();
  await db().deleteFrom('rate_limits').execute();
  passwordHash ||= await hashPassword(password);
  old = `old${++made}@qeema.example`;
  fresh = `fresh${made}@qeema.example`;
  phone = `+9665044${String(40_000 + made)}`;
  me = await makeMember({
    email: old,
    email_verified_at: NOW,
    password_hash: passwordHash,
    locale: 'en',
  });
});

const changeEmail = (body: object = { email: fresh, password }, token: string | undefined = me.token) =>
  callRoute(CHANGE_EMAIL, { token, body });
const changePhone = (body: object = { phone, password }, token: string | undefined = me.token) =>
  callRoute(CHANGE_PHONE, { token, body, headers: { 'x-qeema-address': `10.5.0.${made}` } });
const confirm = (code: string, number = phone, token = me.token) =>
  callRoute<{ phone: string }>(CONFIRM_PHONE, { token, body: { phone: number, code } });
const verify = (link: string, token: string | undefined = me.token) =>
  callRoute(VERIFY, { token, body: { token: link } });
const NEW_PASSWORD = 'سبعة قوارب ورقية';
async function resetPassword() {
  const asked = { purpose: 'reset_password', userId: me.id, target: old } as const;
  const token = await issueToken(guestCtx(db()), asked);
  expect((await callRoute(RESET, { body: { token, password: NEW_PASSWORD } })).status).toBe(200);
}
async function changePassword() {
  const body = { current: password, password: NEW_PASSWORD };
  expect((await callRoute(CHANGE_PASSWORD, { token: me.token, body })).status).toBe(200);
}
const row = (id = me.id) =>
  db()
    .selectFrom('users')
    .select(['email', 'email_verified_at', 'phone'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('a new e-mail address', () => {
  it('is refused to a guest and without the right password, and nothing is sent', async () => {
    expect(await statusAndCode(callRoute(CHANGE_EMAIL, { body: { email: fresh } }))).toEqual([
      401,
      'unauthenticated',
    ]);
    for (const body of [
      { email: fresh },
      { email: fresh, password: '' },
      { email: fresh, password: 'wrong' },
    ]) {
      const { status, problem } = await changeEmail(body);
      expect([status, problem.code, problem.errors]).toEqual([
        403,
        'password_wrong',
        { password: 'validation:passwordWrong' },
      ]);
    }
    expect(await waitingJobs()).toEqual([]);
  });

  it('is refused after ten wrong passwords, even with the right one', async () => {
    for (let i = 0; i < 10; i++) await changeEmail({ email: fresh, password: `guess-${i}` });
    expect(await statusAndCode(changeEmail())).toEqual([429, 'rate_limited']);
  });

  it('is refused when it is not an address or is the current one', async () => {
    expect(await statusAndCode(changeEmail({ email: 'no address', password }))).toEqual([422, 'invalid']);
    expect(await statusAndCode(changeEmail({ email: old.toUpperCase(), password }))).toEqual([
      409,
      'conflict',
    ]);
  });

  it('is refused when asked for twice within a minute, for any address', async () => {
    expect((await changeEmail()).status).toBe(200);
    expect(await statusAndCode(changeEmail())).toEqual([429, 'rate_limited']);
    expect(await statusAndCode(changeEmail({ email: `third${made}@qeema.example`, password }))).toEqual([
      429,
      'rate_limited',
    ]);
  });

  it('that another member has gets the usual answer, and only its link says that it is taken', async () => {
    const other = await makeMember({ email: fresh });
    const free = `free${made}@qeema.example`;
    const taken = await changeEmail();
    await forgetSends();
    const open = await changeEmail({ email: free, password });
    expect([taken.status, taken.payload]).toEqual([open.status, open.payload]);
    // The second request has ended the first one's link; the same request again is refused because the address is
    // taken.
    expect(await lettersTo(fresh)).toEqual([]);
    await forgetSends();
    await changeEmail();
    expect(await statusAndCode(verify(await tokenFor(fresh)))).toEqual([409, 'email_taken']);
    expect((await row()).email).toBe(old);
    expect((await row(other.id)).email).toBe(fresh);
  });

  it('is refused to a scanner that runs scripts and has only the link, and the link stays valid', async () => {
    await changeEmail();
    const link = await tokenFor(fresh);
    const stranger = await makeMember();
    const asGuest = callRoute(VERIFY, { body: { token: link } });
    expect(await statusAndCode(asGuest)).toEqual([403, 'sign_in_again']);
    expect(await statusAndCode(verify(link, stranger.token))).toEqual([403, 'sign_in_again']);
    expect((await row()).email).toBe(old);
    expect((await verify(link)).payload).toEqual({ email: fresh, changed: true });
  });

  it('replaces the old one and is confirmed when its link is opened, and the old one gets a letter', async () => {
    await changeEmail();
    expect((await row()).email).toBe(old);
    const { payload } = await callRoute(VERIFY, { token: me.token, body: { token: await tokenFor(fresh) } });
    expect(payload).toEqual({ email: fresh, changed: true });
    const now = await row();
    expect(now.email).toBe(fresh);
    expect(now.email_verified_at).toBeInstanceOf(Date);
    const [letter] = await lettersTo(old);
    expect(letter?.subject).toBe('Your e-mail address was changed');
    expect(letter?.text).toContain(fresh);
  });

  it('cancels the reset links that were sent to the old one', async () => {
    await db()
      .insertInto('one_time_tokens')
      .values({
        hash: `reset-${made}`,
        purpose: 'reset_password',
        user_id: me.id,
        target: old,
        created_at: NOW,
        expires_at: fromNow(30 * MINUTE),
      })
      .execute();
    await changeEmail();
    await verify(await tokenFor(fresh));
    const left = await db()
      .selectFrom('one_time_tokens')
      .select('hash')
      .where('user_id', '=', me.id)
      .execute();
    expect(left).toEqual([]);
  });

  it.each([
    ['by a reset', resetPassword],
    ['by its owner', changePassword],
  ])('gets no link after the password was changed %s', async (_, way) => {
    await changeEmail();
    await way();
    expect(await lettersTo(fresh)).toEqual([]);
    const left = db().selectFrom('one_time_tokens').select('hash').where('user_id', '=', me.id);
    expect(await left.execute()).toEqual([]);
  });

  it('gets another link when a failed job runs again, and the first link is invalid', async () => {
    const asked = { userId: me.id, email: fresh, letterId: newId(), askedAt: NOW };
    const ctx = guestCtx(db(), asked.askedAt);
    await reserveToken(ctx, { purpose: 'change_email', userId: me.id, target: fresh });
    await deliverChangeLink(ctx, asked);
    const first = await tokenFor(fresh);
    await deliverChangeLink(ctx, { ...asked, letterId: newId() });
    expect(await statusAndCode(verify(first))).toEqual([409, 'link_invalid']);
    expect((await verify(await tokenFor(fresh))).status).toBe(200);
  });

  it('confirmed by two accounts at once belongs to only one', async () => {
    const other = await makeMember({ email: `rival${made}@qeema.example`, password_hash: passwordHash });
    await changeEmail();
    const mine = await tokenFor(fresh);
    await forgetSends();
    await changeEmail({ email: fresh, password }, other.token);
    const theirs = await tokenFor(fresh);
    const answers = await Promise.all([verify(mine), verify(theirs, other.token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await db().selectFrom('users').select('id').where('email', '=', fresh).execute()).toHaveLength(1);
  });

  it('needs a recent sign-in when the account has no password', async () => {
    const bare = await makeMember({ phone: `+9665055${String(50_000 + made)}` });
    const began = (minutes: number) =>
      db()
        .updateTable('sessions')
        .set({ created_at: fromNow(-minutes * MINUTE) })
        .where('user_id', '=', bare.id)
        .execute();
    await began(11);
    expect(await statusAndCode(changeEmail({ email: fresh }, bare.token))).toEqual([403, 'sign_in_again']);
    expect(await statusAndCode(changePhone({ phone }, bare.token))).toEqual([403, 'sign_in_again']);
    await began(9);
    expect((await changeEmail({ email: fresh }, bare.token)).status).toBe(200);
    await verify(await tokenFor(fresh), bare.token);
    expect((await row(bare.id)).email).toBe(fresh);
  });
});

describe('a new phone number', () => {
  it('is refused to a guest, with a wrong password, and when it is invalid or the current one', async () => {
    expect(await statusAndCode(callRoute(CHANGE_PHONE, { body: { phone } }))).toEqual([
      401,
      'unauthenticated',
    ]);
    expect(await statusAndCode(changePhone({ phone, password: 'wrong' }))).toEqual([403, 'password_wrong']);
    expect(await statusAndCode(changePhone({ phone: '0501234567', password }))).toEqual([422, 'invalid']);
    await db().updateTable('users').set({ phone }).where('id', '=', me.id).execute();
    expect(await statusAndCode(changePhone())).toEqual([409, 'conflict']);
    expect(await waitingJobs()).toEqual([]);
  });

  it('is refused with a wrong code, after five wrong codes, and when another member uses the code', async () => {
    await changePhone();
    const code = await codeFor(phone);
    const other = await makeMember();
    expect(await statusAndCode(confirm(code, phone, other.token))).toEqual([409, 'code_invalid']);
    for (let i = 0; i < 5; i++)
      expect(await statusAndCode(confirm(otherThan(code)))).toEqual([409, 'code_invalid']);
    expect(await statusAndCode(confirm(code))).toEqual([409, 'code_invalid']);
    expect((await row()).phone).toBeNull();
  });

  it('that another member has gets a code as usual, and only its code says that it is taken', async () => {
    const other = await makeMember({ phone });
    const { status, payload } = await changePhone();
    expect([status, payload]).toEqual([200, { resendSeconds: 60 }]);
    expect(await statusAndCode(confirm(await codeFor(phone)))).toEqual([409, 'phone_taken']);
    expect((await row(other.id)).phone).toBe(phone);
  });

  it('is set by its code, which works once, and the e-mail address gets a letter', async () => {
    await changePhone();
    const code = await codeFor(phone);
    expect((await confirm(code)).payload).toEqual({ phone });
    expect((await row()).phone).toBe(phone);
    expect(await statusAndCode(confirm(code))).toEqual([409, 'code_invalid']);
    const [letter] = await lettersTo(old);
    expect(letter?.subject).toBe('Your phone number was changed');
    expect(letter?.text).toContain(phone);
  });
});
