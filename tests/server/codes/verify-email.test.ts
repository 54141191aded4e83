import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GET as CONTACT } from '@/app/api/users/contact/route';
import { POST as REGISTER } from '@/app/api/users/register/route';
import { POST as SEND } from '@/app/api/users/sendVerification/route';
import { POST as VERIFY } from '@/app/api/users/verify/route';
import { verifyEmail } from '@/lib/server/codes/verify-email';
import { db } from '@/lib/server/db/client';
import { guestCtx, makeSession } from '@/lib/server/demo/people-factory';
import { env } from '@/lib/server/env';
import * as queue from '@/lib/server/jobs/queue';
import { DAY } from '@/lib/shared/time';
import { callRoute, statusAndCode } from '@/tests/setup/call-route';
import { fromNow, NOW } from '@/tests/setup/clock';
import { makeMember } from '@/tests/setup/make-member';
import { lettersTo, tokenFor } from '@/tests/setup/outbox';
import { dropJobs, waitingJobs } from '@/tests/setup/run-jobs';

const PASSWORD = 'طائر-أزرق-فوق-البحر-2026';
let made = 0;
let email = '';

const forgetSends = () => db().deleteFrom('code_sends').execute();
beforeEach(async () => {
  await dropJobs();
  await forgetSends();
  await db().deleteFrom('rate_limits').execute();
  email = `new${++made}@qeema.example`;
});

const register = (more: object = {}) =>
  callRoute<{ email: string }>(REGISTER, {
    body: { name: 'سارة العتيبي', email, password: PASSWORD, locale: 'ar', ...more },
  });
/** Registers a member and signs in. */
async function newMember(more: object = {}) {
  await register(more);
  const { id } = await db()
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const { token } = await makeSession(db(), id);
  return { id, token };
}
/** Opens the link of a letter in the browser of this member, or of a guest. */
const verify = (secret: string, token?: string) =>
  callRoute<{ email: string; changed: boolean }>(VERIFY, { body: { token: secret }, token });
const verifiedAt = async (id: string) =>
  (await db().selectFrom('users').select('email_verified_at').where('id', '=', id).executeTakeFirst())
    ?.email_verified_at;
const REFUSED = [409, 'link_invalid'];

describe('a confirmation is refused', () => {
  it.each(['x', 'A'.repeat(43), '%00', "' or 1=1 --"])('with the token “%s”', async (token) => {
    expect(await statusAndCode(verify(token))).toEqual(REFUSED);
  });

  it('when its link is used a second time, and after two days', async () => {
    const member = await newMember();
    const secret = await tokenFor(email);
    const late = guestCtx(db(), fromNow(2 * DAY));
    await expect(verifyEmail(late, secret)).rejects.toMatchObject({ code: 'link_invalid' });
    expect(await verifiedAt(member.id)).toBeNull();
    expect((await verify(secret, member.token)).status).toBe(200);
    expect(await statusAndCode(verify(secret, member.token))).toEqual(REFUSED);
  });

  it('with the link of an earlier letter', async () => {
    const member = await makeMember({ email });
    await callRoute(SEND, { token: member.token, method: 'POST' });
    const first = await tokenFor(email);
    await forgetSends();
    await callRoute(SEND, { token: member.token, method: 'POST' });
    const second = await tokenFor(email);
    expect(await statusAndCode(verify(first, member.token))).toEqual(REFUSED);
    expect((await verify(second, member.token)).payload).toEqual({ email, changed: false });
  });

  it('with the link to the old address after the account has another address', async () => {
    const { id, token } = await newMember();
    const secret = await tokenFor(email);
    await db()
      .updateTable('users')
      .set({ email: `other${made}@qeema.example` })
      .where('id', '=', id)
      .execute();
    expect(await statusAndCode(verify(secret, token))).toEqual(REFUSED);
    expect(await verifiedAt(id)).toBeNull();
  });

  it('for a suspended account', async () => {
    const { id } = await newMember();
    const secret = await tokenFor(email);
    await db().updateTable('users').set({ status: 'suspended' }).where('id', '=', id).execute();
    expect(await statusAndCode(verify(secret))).toEqual(REFUSED);
  });

  it('to a guest and to another member, even with the right link', async () => {
    const { id, token } = await newMember();
    const secret = await tokenFor(email);
    const stranger = await makeMember();
    expect(await statusAndCode(verify(secret))).toEqual([403, 'sign_in_again']);
    expect(await statusAndCode(verify(secret, stranger.token))).toEqual([403, 'sign_in_again']);
    expect(await verifiedAt(id)).toBeNull();
    // The link is still valid for its owner.
    expect((await verify(secret, token)).payload).toEqual({ email, changed: false });
  });

  it('with a link for a password reset', async () => {
    const { id } = await makeMember({ email });
    await db()
      .insertInto('one_time_tokens')
      .values({
        hash: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
        user_id: id,
        purpose: 'reset_password',
        target: email,
        created_at: NOW,
        expires_at: fromNow(DAY),
      })
      .execute();
    await expect(verifyEmail(guestCtx(db()), '')).rejects.toMatchObject({ code: 'link_invalid' });
  });
});

describe('registering', () => {
  it('sends one letter in the account’s language, with a link to the configured address', async () => {
    const { id, token } = await newMember({ locale: 'en' });
    const [letter, ...more] = await lettersTo(email);
    expect(more).toEqual([]);
    expect(letter?.subject).toBe('Confirm your e-mail address');
    expect(letter?.text).toContain(`${env().APP_URL}/auth/verify-email?token=`);
    expect(await verifiedAt(id)).toBeNull();
    await verify(await tokenFor(email), token);
    expect(await verifiedAt(id)).toBeInstanceOf(Date);
  });

  it('sends no letter when it is refused', async () => {
    expect(await statusAndCode(register({ password: 'password1234' }))).toEqual([422, 'invalid']);
    expect(await waitingJobs()).toEqual([]);
  });

  it('makes no account when the letter cannot be queued', async () => {
    const broken = vi.spyOn(queue, 'enqueue').mockRejectedValueOnce(new Error('the queue is away'));
    expect((await register()).status).toBe(500);
    broken.mockRestore();
    expect(await db().selectFrom('users').select('id').where('email', '=', email).execute()).toEqual([]);
    expect((await register()).status).toBe(201);
  });
});

describe('asking for the letter again', () => {
  const again = (token?: string) => callRoute<{ resendSeconds: number }>(SEND, { token, method: 'POST' });

  it('is refused to a guest, to a confirmed member and to one without an address', async () => {
    expect(await statusAndCode(again())).toEqual([401, 'unauthenticated']);
    const done = await makeMember({ email, email_verified_at: NOW });
    expect(await statusAndCode(again(done.token))).toEqual([409, 'conflict']);
    const none = await makeMember();
    expect(await statusAndCode(again(none.token))).toEqual([409, 'conflict']);
    expect(await waitingJobs()).toEqual([]);
  });

  it('is refused the second time within a minute', async () => {
    const { token } = await makeMember({ email });
    expect((await again(token)).payload).toEqual({ resendSeconds: 60 });
    expect(await statusAndCode(again(token))).toEqual([429, 'rate_limited']);
    expect(await lettersTo(email)).toHaveLength(1);
  });

  it('sends nothing when the address was confirmed before the job ran', async () => {
    const { id, token } = await makeMember({ email });
    await again(token);
    await db().updateTable('users').set({ email_verified_at: NOW }).where('id', '=', id).execute();
    expect(await lettersTo(email)).toEqual([]);
  });
});

it('the contact details of an account are shown to its owner, and a guest is refused', async () => {
  expect(await statusAndCode(callRoute(CONTACT))).toEqual([401, 'unauthenticated']);
  const member = await makeMember({ email, phone: `+96650333${String(1000 + made)}`, password_hash: 'x' });
  const { payload } = await callRoute(CONTACT, { token: member.token });
  expect(payload).toEqual({
    email,
    emailVerified: false,
    hasPassword: true,
    phone: `+96650333${String(1000 + made)}`,
  });
});
