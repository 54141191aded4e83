import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as route } from '@/app/api/users/register/route';
import { db } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { callRoute } from '@/tests/setup/call-route';
import { expectSameTime } from '@/tests/setup/durations';
import { lettersTo } from '@/tests/setup/outbox';
import { dropJobs } from '@/tests/setup/run-jobs';

const PERSON = { name: 'نورة القحطاني', email: 'noura@register.example', password: 'نهر هادئ بعيد عن البحر' };
const COMPANY = {
  accountType: 'COMPANY',
  name: 'دار قلم',
  handle: 'dar_qalam_new',
  email: 'dar@register.example',
  password: 'نهر هادئ بعيد عن البحر',
};

const register = (body: unknown, address = '127.0.0.1') =>
  callRoute<{ email: string }>(route, { body, headers: { 'x-qeema-address': address } });
const account = (email: string) =>
  db().selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
const count = async () =>
  Number(
    (
      await db()
        .selectFrom('users')
        .select((users) => users.fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );

beforeAll(async () => {
  await register({ ...PERSON, email: 'known@register.example' });
  await register({ ...COMPANY, email: 'other@register.example', handle: 'sara_l' });
});
beforeEach(async () => {
  await db().deleteFrom('rate_limits').execute();
});

describe('registering is refused', () => {
  it.each([
    ['a name of tatweel', { ...PERSON, name: 'ـــ' }, { name: 'validation:name' }],
    ['an address as name', { ...PERSON, name: 'a@b.example' }, { name: 'validation:fullName' }],
    ['no e-mail', { ...PERSON, email: 'noura' }, { email: 'validation:email' }],
    ['a short password', { ...PERSON, password: 'قصيرة' }, { password: 'validation:passwordShort' }],
    ['a common password', { ...PERSON, password: 'password1234' }, { password: 'validation:passwordWeak' }],
    [
      'the member’s own name as password',
      { ...PERSON, password: PERSON.name },
      { password: 'validation:passwordWeak' },
    ],
    ['an unknown account type', { ...PERSON, accountType: 'ADMIN' }, { accountType: 'validation:invalid' }],
    ['a company without a handle', { ...COMPANY, handle: undefined }, { handle: 'validation:invalid' }],
    ['a company without a name', { ...COMPANY, name: ' ' }, { name: 'validation:required' }],
    ['a reserved handle', { ...COMPANY, handle: 'adm1n' }, { handle: 'validation:handleReserved' }],
    ['a Cyrillic letter in a handle', { ...COMPANY, handle: 'dаrqalam' }, { handle: 'validation:handle' }],
  ])('for %s', async (_, body, errors) => {
    const before = await count();
    const { status, problem } = await register(body);
    expect([status, problem.errors]).toEqual([422, errors]);
    expect(await count()).toBe(before);
  });

  it.each(['new@register.example', 'known@register.example'])(
    'for a handle that is taken or looks like a taken one, with the e-mail %s',
    async (email) => {
      for (const handle of ['sara_l', '@Sara_L', 'sara1', 'saral_']) {
        const { status, problem } = await register({ ...COMPANY, email, handle });
        expect([status, problem.code]).toEqual([409, 'handle_taken']);
        expect(problem.errors).toEqual({ handle: 'validation:handleTaken' });
      }
    },
  );
});

describe('registering with an e-mail that has an account', () => {
  const KNOWN = 'known@register.example';
  beforeEach(async () => {
    await dropJobs();
    await db().deleteFrom('code_sends').execute();
  });

  it('gets the same answer as with a new e-mail, in any spelling, and changes nothing', async () => {
    const before = await account(KNOWN);
    const fresh = await register({ ...PERSON, email: 'new1@register.example' });
    for (const email of [KNOWN, ' KNOWN@Register.Example', 'known＠register.example']) {
      const { status, payload } = await register({ ...PERSON, name: 'سارق الحساب', email });
      expect([status, payload]).toEqual([fresh.status, { email: KNOWN }]);
    }
    expect(fresh.payload).toEqual({ email: 'new1@register.example' });
    const company = await register({ ...COMPANY, email: KNOWN, handle: 'not_made' });
    expect(company.status).toBe(201);
    expect(await account(KNOWN)).toEqual(before);
  });

  it('sends the owner one letter in their language, without the name that was typed', async () => {
    await register({ ...PERSON, name: 'مهاجم معروف', email: KNOWN });
    await register({ ...PERSON, name: 'مهاجم معروف', email: KNOWN });
    const [letter, ...more] = await lettersTo(KNOWN);
    expect(more).toEqual([]);
    expect(letter?.subject).toBe('لديك حساب في قيمة');
    expect(letter?.text).toContain(`${env().APP_URL}/login`);
    // The letter does not contain what somebody else typed.
    expect(letter?.text).not.toContain('مهاجم');
  });

  it('that was suspended gets the same answer, and nobody gets a letter', async () => {
    await register({ ...PERSON, email: 'closed@register.example' });
    await dropJobs();
    await db()
      .updateTable('users')
      .set({ status: 'suspended' })
      .where('email', '=', 'closed@register.example')
      .execute();
    expect((await register({ ...PERSON, email: 'closed@register.example' })).status).toBe(201);
    expect(await lettersTo('closed@register.example')).toEqual([]);
  });
});

it('registering never gives a role above member or a verified e-mail, whatever the body claims', async () => {
  const claims = {
    role: 'ADMIN',
    emailVerified: true,
    email_verified_at: '2026-01-01',
    status: 'active',
    is_demo: true,
    _id: '01890000-0000-7000-8000-000000000000',
    id: '01890000-0000-7000-8000-000000000000',
    balance: 1,
  };
  await register({ ...PERSON, ...claims });
  await register({ ...COMPANY, ...claims });
  expect(await account(PERSON.email)).toMatchObject({
    role: 'MEMBER',
    account_type: 'INDIVIDUAL',
    email_verified_at: null,
    is_demo: false,
    phone: null,
  });
  expect(await account(COMPANY.email)).toMatchObject({
    role: 'MEMBER',
    account_type: 'COMPANY',
    email_verified_at: null,
    handle: COMPANY.handle,
    name: COMPANY.name,
    is_demo: false,
  });
});

it('registering takes about as long for a known e-mail as for an unknown one', async () => {
  const registerAs = (email: string) =>
    register({ ...PERSON, email }, `203.0.114.${Math.floor(Math.random() * 250)}`);
  // Both hash a password, which takes most of the time; without it, a known address would take a twentieth.
  await expectSameTime(
    () => registerAs('known@register.example'),
    (round) => registerAs(`timed${round}@register.example`),
  );
});
