import { beforeEach, describe, expect, it } from 'vitest';
import { isLive } from '@/lib/server/auth/service';
import { exchangeCode, signInWithTicket } from '@/lib/server/codes/phone-sign-in';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { phoneProvider } from '@/lib/server/sign-in/phone-provider';
import { MINUTE } from '@/lib/shared/time';
import { statusAndCode } from '@/tests/setup/call-route';
import { fromNow } from '@/tests/setup/clock';
import { makeMember } from '@/tests/setup/make-member';
import { codeFor, otherThan, textsTo } from '@/tests/setup/outbox';
import { makePhoneBrowser } from '@/tests/setup/phone-browser';
import { dropJobs } from '@/tests/setup/run-jobs';

const META = { userAgent: 'test', address: '127.0.0.1' };
let made = 0;
let phone = '';

const forgetSends = () => db().deleteFrom('code_sends').execute();
beforeEach(async () => {
  await dropJobs();
  await forgetSends();
  await db().deleteFrom('rate_limits').execute();
  phone = `+9665012${String(30_000 + ++made)}`;
  browser = makePhoneBrowser(`10.0.0.${made}`);
});

let browser = makePhoneBrowser('');
const send = (body: object = { phone }) => browser.send(body);
const verify = (code: string, number = phone) => browser.verify(number, code);
const signIn = (ticket: string, name = 'سارة العتيبي') =>
  signInWithTicket(guestCtx(db()), { ticket, name, locale: 'ar' }, META);
const ticketOf = async (number = phone) => {
  await send({ phone: number });
  return (await verify(await codeFor(number), number)).payload.ticket;
};
const WRONG = [409, 'code_invalid'];

describe('a sign-in code', () => {
  it('is refused when no code was sent, and when it is not six digits', async () => {
    expect(await statusAndCode(verify('123456'))).toEqual(WRONG);
    for (const code of ['', '12345', '1234567', '12345x', '१२३४५६'])
      expect(await statusAndCode(verify(code)), code).toEqual([422, 'invalid']);
  });

  it('is refused after five wrong tries, even when it is right', async () => {
    await send();
    const code = await codeFor(phone);
    for (let i = 0; i < 5; i++) expect(await statusAndCode(verify(otherThan(code)))).toEqual(WRONG);
    expect(await statusAndCode(verify(code))).toEqual(WRONG);
  });

  it('is refused after five tries, even when thirty are made at once', async () => {
    await send();
    const code = await codeFor(phone);
    const guesses = Array.from({ length: 30 }, (_, i) =>
      String((Number(code) + 1 + i) % 1_000_000).padStart(6, '0'),
    );
    await Promise.all(guesses.map((guess) => verify(guess)));
    const row = await db()
      .selectFrom('one_time_codes')
      .select('tries')
      .where('phone', '=', phone)
      .executeTakeFirst();
    expect(row).toEqual({ tries: 5 });
    expect(await statusAndCode(verify(code))).toEqual(WRONG);
  });

  it('is refused when it is used a second time, even by ten requests at once', async () => {
    await send();
    const code = await codeFor(phone);
    const answers = await Promise.all(Array.from({ length: 10 }, () => verify(code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await statusAndCode(verify(code))).toEqual(WRONG);
  });

  it('is refused after another code was asked for, even before that one is sent', async () => {
    await send();
    const first = await codeFor(phone);
    await forgetSends();
    await send();
    expect(await statusAndCode(verify(first))).toEqual(WRONG);
    const second = await codeFor(phone);
    if (first !== second) expect(await statusAndCode(verify(first))).toEqual(WRONG);
    expect((await verify(second)).status).toBe(200);
  });

  it('is refused ten minutes after it was sent', async () => {
    await send();
    const code = await codeFor(phone);
    const at = (minutes: number) => guestCtx(db(), fromNow(minutes * MINUTE));
    const asker = { asker: null, address: `10.0.0.${made}` };
    await expect(exchangeCode(at(10), { phone, code }, asker)).rejects.toMatchObject({
      code: 'code_invalid',
    });
    await expect(exchangeCode(at(9), { phone, code }, asker)).resolves.toMatchObject({ isNew: true });
  });

  it('is refused for another number, and for another purpose', async () => {
    await send();
    const code = await codeFor(phone);
    expect(await statusAndCode(verify(code, '+966501230001'))).toEqual(WRONG);
    const { id } = await makeMember();
    await db()
      .updateTable('one_time_codes')
      .set({ purpose: 'change_phone', user_id: id })
      .where('phone', '=', phone)
      .execute();
    expect(await statusAndCode(verify(code))).toEqual(WRONG);
  });

  it('is stored only as a hash, and is not in the waiting jobs', async () => {
    await send();
    const waiting = JSON.stringify(
      await db().selectFrom('graphile_worker._private_jobs').selectAll().execute(),
    );
    const code = await codeFor(phone);
    expect(code).toMatch(/^\d{6}$/);
    expect(waiting).not.toContain(code);
    const row = await db()
      .selectFrom('one_time_codes')
      .selectAll()
      .where('phone', '=', phone)
      .executeTakeFirst();
    expect(row?.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(row?.hash).not.toContain(code);
  });
});

describe('a ticket is refused', () => {
  const refused = { code: 'link_invalid' };

  it.each(['', 'x', 'A'.repeat(43)])('when the server never issued it: “%s”', async (ticket) => {
    await expect(signIn(ticket)).rejects.toMatchObject(refused);
  });

  it('when it is used a second time, even by ten requests at once, which make one account', async () => {
    const ticket = await ticketOf();
    const tried = await Promise.allSettled(Array.from({ length: 10 }, () => signIn(ticket)));
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await db().selectFrom('users').select('id').where('phone', '=', phone).execute()).toHaveLength(1);
    await expect(signIn(ticket)).rejects.toMatchObject(refused);
  });

  it('ten minutes after it was issued', async () => {
    const ticket = await ticketOf();
    const later = guestCtx(db(), fromNow(10 * MINUTE));
    await expect(
      signInWithTicket(later, { ticket, name: 'سارة العتيبي', locale: 'ar' }, META),
    ).rejects.toMatchObject(refused);
  });

  it('for the number of a suspended account, with the same answer as a wrong sign-in', async () => {
    await makeMember({ phone, status: 'suspended' });
    await expect(signIn(await ticketOf())).rejects.toMatchObject({ code: 'invalid_credentials' });
  });

  it('with an invalid name, and stays valid for a better one', async () => {
    const ticket = await ticketOf();
    for (const name of ['', 'ـــ', '   ', 'x'.repeat(500), '<b> 1'])
      await expect(signIn(ticket, name), name).rejects.toMatchObject({ code: 'invalid' });
    await expect(signIn(ticket)).resolves.toBeTruthy();
  });
});

describe('a right code', () => {
  it('for a new number makes a member with the given name and language, and no e-mail', async () => {
    await send();
    const { payload } = await verify(await codeFor(phone));
    expect(payload.isNew).toBe(true);
    const { userId, sessionId } = await signIn(payload.ticket, '  سارة   العتيبي ');
    expect(await isLive(guestCtx(db()), sessionId)).toBe(true);
    const row = await db().selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      phone,
      name: 'سارة العتيبي',
      role: 'MEMBER',
      email: null,
      password_hash: null,
      locale: 'ar',
    });
    expect(row.handle).toMatch(/^user_\d+$/);
  });

  it('signs in to the account of its number and does not change the name', async () => {
    const member = await makeMember({ phone, name: 'هدى الشامي' });
    await send();
    const { payload } = await verify(await codeFor(phone));
    expect(payload.isNew).toBe(false);
    expect((await signIn(payload.ticket, 'غيرها تماما')).userId).toBe(member.id);
    expect(
      await db().selectFrom('users').select('name').where('id', '=', member.id).executeTakeFirst(),
    ).toEqual({ name: 'هدى الشامي' });
  });

  it('used in two windows at once makes one account, and both are signed in to it', async () => {
    const tickets = [await ticketOf()];
    await forgetSends();
    tickets.push(await ticketOf());
    const [one, other] = await Promise.all(tickets.map((ticket) => signIn(ticket)));
    expect(other?.userId).toBe(one?.userId);
    expect(other?.sessionId).not.toBe(one?.sessionId);
  });

  it('may be typed in Arabic and Persian digits, and so may the number', async () => {
    const arabic = (text: string) => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
    const persian = (text: string) => text.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '');
    expect((await send({ phone: arabic(phone) })).status).toBe(200);
    const code = await codeFor(phone);
    const spelt = `${persian(phone.slice(0, 4))} (0${phone.slice(4, 6)}) ${phone.slice(6)}`;
    expect(await statusAndCode(makePhoneBrowser('10.9.9.9').send({ phone: spelt }))).toEqual([
      429,
      'rate_limited',
    ]);
    expect(
      (await verify(`${persian(code.slice(0, 3))} ${arabic(code.slice(3))}`, arabic(phone))).status,
    ).toBe(200);
  });

  it('comes in the language of the account, or of the visitor when there is no account', async () => {
    await makeMember({ phone, locale: 'en' });
    await send({ phone, locale: 'ar' });
    const [english] = await textsTo(phone);
    expect(english?.text).toMatch(/^Your Qeema code is \d{6}\. .*\n\n@localhost #\d{6}$/s);
    const other = '+966501237777';
    await makePhoneBrowser('10.8.0.3').send({ phone: other, locale: 'ar' });
    expect((await textsTo(other))[0]?.text).toMatch(/^رمزك في قيمة هو \d{6}/);
  });

  it('signs in through the provider for next-auth, which passes on only the code of a refusal', async () => {
    // The type is that of next-auth's own options; the options that we give are in its field `options`.
    const { options } = phoneProvider() as unknown as {
      options: { authorize(given: object, request: object): Promise<{ sessionId: string }> };
    };
    const authorize = (ticket: string) =>
      options.authorize(
        { ticket, name: 'سارة العتيبي', locale: 'ar' },
        { headers: { 'x-qeema-address': '10.7.0.1', 'user-agent': 'a browser' } },
      );
    const ticket = await ticketOf();
    const { sessionId } = await authorize(ticket);
    const session = await db()
      .selectFrom('sessions')
      .selectAll()
      .where('id', '=', sessionId)
      .executeTakeFirst();
    expect(session).toMatchObject({ address: '10.7.0.1', user_agent: 'a browser' });
    await expect(authorize(ticket)).rejects.toThrow(/^link_invalid$/);
  });
});
