import { afterEach, beforeEach, expect, it } from 'vitest';
import { POST as FORGOT } from '@/app/api/users/forgotPassword/route';
import { smtp } from '@/lib/server/adapters/mail/smtp';
import { forgetOldCodes, sendPhoneCode, sendResetLink, sendVerificationLink } from '@/lib/server/codes/jobs';
import { codeMessage, letterOf } from '@/lib/server/codes/letters';
import { hashSecret } from '@/lib/server/codes/secrets';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { env } from '@/lib/server/env';
import { newId } from '@/lib/server/ids';
import { identityOf } from '@/lib/server/users/identity';
import { MINUTE } from '@/lib/shared/time';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow, NOW } from '@/tests/setup/clock';
import { expectSameTime } from '@/tests/setup/durations';
import { type MailServer, startMailServer } from '@/tests/setup/mail-server';
import { makeMember } from '@/tests/setup/make-member';
import { dropJobs } from '@/tests/setup/run-jobs';

/** The letters with links and codes, sent through a real mail server. */
let server: MailServer;

beforeEach(async () => {
  await dropJobs();
  server = await startMailServer();
  env().SMTP_URL = server.url;
});
afterEach(async () => {
  env().SMTP_URL = undefined;
  await server.stop();
});

const tokenIn = (raw: string) => {
  // Decodes quoted-printable, as mail programs do.
  const plain = raw.replace(/=\r\n/g, '').replace(/=3D/g, '=');
  return /token=([\w-]{43})/.exec(plain)?.[1];
};
const links = (userId: string) =>
  db().selectFrom('one_time_tokens').select(['hash']).where('user_id', '=', userId).execute();

it('a reset link arrives with the letter’s id and is stored only as a hash', async () => {
  const member = await makeMember({ email: 'reader@qeema.example', locale: 'en' });
  const letterId = newId();
  await sendResetLink.run({ letterId, email: 'reader@qeema.example', askedAt: NOW }, guestCtx(db()));
  expect(server.received).toHaveLength(1);
  expect(server.received[0]?.to).toBe('reader@qeema.example');
  expect(server.received[0]?.raw).toContain(`Message-ID: <${letterId}@localhost>`);
  expect(server.received[0]?.raw).toContain('Auto-Submitted: auto-generated');
  expect(server.received[0]?.raw).toContain('Subject: Choose a new password');
  const token = tokenIn(server.received[0]?.raw ?? '') ?? '';
  expect(await links(member.id)).toEqual([{ hash: hashSecret(token) }]);
});

it('a letter and a text message use the digits, the calendar and the time zone of their reader', async () => {
  const { id } = await makeMember({ phone: '+966551112233' });
  const written = {
    locale: 'ar',
    digits: 'arab',
    calendar: 'islamic-umalqura',
    time_zone: 'Asia/Muscat',
  };
  await db().updateTable('users').set(written).where('id', '=', id).execute();
  const to = await identityOf(guestCtx(db()), id);
  if (!to) throw new Error('the member is gone');
  const now = new Date('2026-11-21T14:05:00Z');
  const letter = letterOf('reset', { to, path: '/auth/reset-password', now, value: 'a@b.example' });
  expect(letter.rows[0]?.value).toBe('١١ جمادى الآخرة ١٤٤٨ هـ (٢١ نوفمبر ٢٠٢٦)، ١٨:٠٥\u00a0(غرينتش+٤)');
  expect(letter.note).toContain('٣٠ دقيقة');
  const message = codeMessage(to, '012345');
  expect(message).toContain('هو ٠١٢٣٤٥');
  // Browsers read Latin digits only.
  expect(message).toMatch(/@localhost #012345$/);
});

it('when the mail server refuses a letter, the job sends another link and the first one is invalid', async () => {
  const member = await makeMember({ email: 'later@qeema.example' });
  const asked = { letterId: newId(), email: 'later@qeema.example', askedAt: NOW };
  server.refuse();
  await expect(sendResetLink.run(asked, guestCtx(db()))).rejects.toThrow();
  const [lost] = await links(member.id);
  server.refuse(false);
  await sendResetLink.run(asked, guestCtx(db()));
  const kept = await links(member.id);
  expect(kept).toHaveLength(1);
  expect(kept[0]).not.toEqual(lost);
  expect(server.received).toHaveLength(1);
});

it('a subject contains no direction marks', async () => {
  const letter = {
    id: newId(),
    to: 'reader@qeema.example',
    subject: 'شراء \u2068Logo\u2069',
    html: '',
    text: 'x',
  };
  await smtp(env().SMTP_URL ?? '').send(letter, NOW);
  const encoded = /^Subject: =\?UTF-8\?B\?(.*?)\?=\r\n/im.exec(server.received[0]?.raw ?? '')?.[1] ?? '';
  expect(Buffer.from(encoded, 'base64').toString('utf8')).toBe('شراء Logo');
});

it('a letter or code that waited too long and would have expired is not sent', async () => {
  const { id } = await makeMember({ email: 'late@qeema.example' });
  const ago = (minutes: number) => fromNow(-minutes * MINUTE);
  const ctx = guestCtx(db());
  await sendResetLink.run({ letterId: newId(), email: 'late@qeema.example', askedAt: ago(31) }, ctx);
  await sendVerificationLink.run({ letterId: newId(), userId: id, askedAt: ago(3 * 1440) }, ctx);
  const code = {
    purpose: 'phone_sign_in',
    phone: '+966501234567',
    userId: null,
    locale: 'ar',
    asker: 'a',
    address: '',
  } as const;
  await sendPhoneCode.run({ letterId: newId(), askedAt: ago(11), ...code }, ctx);
  expect(server.received).toEqual([]);
  expect(await links(id)).toEqual([]);
  expect(await db().selectFrom('one_time_codes').selectAll().execute()).toEqual([]);
});

it('a link expires counted from when it was asked for, not from when the letter was sent', async () => {
  const { id } = await makeMember({ email: 'slow@qeema.example' });
  const askedAt = fromNow(-20 * MINUTE);
  await sendResetLink.run({ letterId: newId(), email: 'slow@qeema.example', askedAt }, guestCtx(db()));
  const [row] = await db()
    .selectFrom('one_time_tokens')
    .select('expires_at')
    .where('user_id', '=', id)
    .execute();
  expect(row?.expires_at).toEqual(new Date(askedAt.getTime() + 30 * MINUTE));
});

it('asking for a reset link takes as long for an unknown address as for a known one', async () => {
  await makeMember({ email: 'known@qeema.example' });
  const ask = async (email: string) => {
    await db().deleteFrom('code_sends').execute();
    await db().deleteFrom('rate_limits').execute();
    expect((await callRoute(FORGOT, { body: { email } })).status).toBe(200);
  };
  await expectSameTime(
    () => ask('known@qeema.example'),
    () => ask('nobody@qeema.example'),
  );
});

it('links, codes and sends are deleted after a day, and younger ones are kept', async () => {
  const { id } = await makeMember();
  const at = (hours: number) => fromNow(hours * 60 * MINUTE);
  for (const [name, hours] of [
    ['old', -25],
    ['fresh', -23],
  ] as const) {
    await db()
      .insertInto('one_time_tokens')
      .values({
        hash: name,
        purpose: 'verify_email',
        user_id: id,
        target: 'x@qeema.example',
        created_at: at(hours),
        expires_at: at(hours),
      })
      .execute();
    const phone = `+96650${name === 'old' ? '1' : '2'}234567`;
    await db()
      .insertInto('one_time_codes')
      .values({ purpose: 'phone_sign_in', phone, user_id: null, hash: name, expires_at: at(hours) })
      .execute();
    await db()
      .insertInto('code_sends')
      .values({ key: name, sent: [at(hours)], last_sent: at(hours) })
      .execute();
  }
  await forgetOldCodes.run({}, guestCtx(db()));
  expect(await links(id)).toEqual([{ hash: 'fresh' }]);
  expect(await db().selectFrom('one_time_codes').select('hash').execute()).toEqual([{ hash: 'fresh' }]);
  const sends = await db()
    .selectFrom('code_sends')
    .select('key')
    .where('key', 'in', ['old', 'fresh'])
    .execute();
  expect(sends).toEqual([{ key: 'fresh' }]);
});
