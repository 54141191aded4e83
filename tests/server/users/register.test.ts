import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as route } from '@/app/api/users/register/route';
import { closeDb, db } from '@/lib/server/db/client';
import { callRoute } from '@/tests/setup/call-route';

const PERSON = { name: 'نورة القحطاني', email: 'noura@register.example', password: 'نهر هادئ بعيد عن البحر' };
const COMPANY = {
  accountType: 'COMPANY',
  name: 'دار قلم',
  handle: 'dar_qalam_new',
  email: 'dar@register.example',
  password: 'نهر هادئ بعيد عن البحر',
};

const register = (body: unknown, address = '127.0.0.1') =>
  callRoute<{ _id: string }>(route, { body, headers: { 'x-qeema-address': address } });
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
afterAll(closeDb);

describe('registering refuses', () => {
  it.each([
    ['one name only', { ...PERSON, name: 'نورة' }, { name: 'validation:fullName' }],
    ['no e-mail', { ...PERSON, email: 'noura' }, { email: 'validation:email' }],
    ['a short password', { ...PERSON, password: 'قصيرة' }, { password: 'validation:passwordShort' }],
    ['a common password', { ...PERSON, password: 'password1234' }, { password: 'validation:passwordWeak' }],
    [
      'the own name as password',
      { ...PERSON, password: PERSON.name },
      { password: 'validation:passwordWeak' },
    ],
    [
      'an account type that there is not',
      { ...PERSON, accountType: 'ADMIN' },
      { accountType: 'validation:invalid' },
    ],
    ['a company without a handle', { ...COMPANY, handle: undefined }, { handle: 'validation:invalid' }],
    ['a company without a name', { ...COMPANY, name: ' ' }, { name: 'validation:required' }],
    ['the house’s own handle', { ...COMPANY, handle: 'adm1n' }, { handle: 'validation:handleReserved' }],
    ['a hidden mark in a handle', { ...COMPANY, handle: 'dar\u200Bqalam' }, { handle: 'validation:handle' }],
  ])('%s', async (_, body, errors) => {
    const before = await count();
    const { status, problem } = await register(body);
    expect([status, problem.errors]).toEqual([422, errors]);
    expect(await count()).toBe(before);
  });

  it('an e-mail that has an account, in whatever spelling', async () => {
    for (const email of ['known@register.example', ' KNOWN@Register.Example', 'known＠register.example']) {
      const { status, problem } = await register({ ...PERSON, email });
      expect([status, problem.code]).toEqual([409, 'email_taken']);
    }
  });

  it('a handle that is taken, or looks like a taken one', async () => {
    for (const handle of ['sara_l', '@Sara_L', 'sara1', 'saral_']) {
      const { status, problem } = await register({ ...COMPANY, email: 'new@register.example', handle });
      expect([status, problem.code]).toEqual([409, 'handle_taken']);
      expect(problem.errors).toEqual({ handle: 'validation:handleTaken' });
    }
  });
});

it('no body makes anybody more than a member, or proves an e-mail', async () => {
  const claims = {
    ...{
      role: 'ADMIN',
      emailVerified: true,
      email_verified_at: '2026-01-01',
      status: 'active',
      is_demo: true,
    },
    ...{
      _id: '01890000-0000-7000-8000-000000000000',
      id: '01890000-0000-7000-8000-000000000000',
      balance: 1,
    },
  };
  await register({ ...PERSON, ...claims });
  await register({ ...COMPANY, ...claims });
  expect(await account(PERSON.email)).toMatchObject({
    ...{ role: 'MEMBER', account_type: 'INDIVIDUAL', email_verified_at: null, is_demo: false, phone: null },
  });
  expect(await account(COMPANY.email)).toMatchObject({
    ...{ role: 'MEMBER', account_type: 'COMPANY', email_verified_at: null, handle: COMPANY.handle },
    ...{ name: COMPANY.name, is_demo: false },
  });
});

it('an address learns of five known e-mails an hour, one after the other or at once, and then of none', async () => {
  const known = { ...PERSON, email: 'known@register.example' };
  const unknown = (number: number) => ({ ...PERSON, email: `unknown${number}@register.example` });
  const atOnce = await Promise.all(Array.from({ length: 12 }, () => register(known, '203.0.113.7')));
  const statuses = atOnce.map(({ status }) => status);
  expect(statuses.filter((status) => status === 409)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  // From now on both are refused alike.
  expect((await register(known, '203.0.113.7')).status).toBe(429);
  expect((await register(unknown(1), '203.0.113.7')).status).toBe(429);
  expect((await register(unknown(2), '203.0.113.8')).status).toBe(201);
});

it('whoever registers new accounts is not counted', async () => {
  for (let number = 0; number < 8; number++) {
    expect(
      (await register({ ...PERSON, email: `fresh${number}@register.example` }, '203.0.113.9')).status,
    ).toBe(201);
  }
});

it('a known e-mail costs as long as an unknown one', async () => {
  const time = async (email: string) => {
    const started = performance.now();
    await register({ ...PERSON, email }, `203.0.114.${Math.floor(Math.random() * 250)}`);
    return performance.now() - started;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < 10; round++) {
    known.push(await time('known@register.example'));
    unknown.push(await time(`timed${round}@register.example`));
  }
  const median = (times: number[]) => times.sort((a, b) => a - b)[5] ?? 0;
  // Both hash a password, which takes longer than all else; without that a known one would cost a twentieth.
  expect(median(known)).toBeGreaterThan(median(unknown) * 0.5);
  expect(median(known)).toBeLessThan(median(unknown) * 2);
});
