import { beforeAll, describe, expect, it } from 'vitest';
import { GET as route } from '@/app/api/users/handleAvailable/route';
import type { Payload } from '@/lib/contract/endpoint';
import type { checkHandle } from '@/lib/contract/handles';
import { callRoute } from '@/tests/setup/call-route';
import { type Member, makeMember } from '@/tests/setup/make-member';

let sara: Member;

beforeAll(async () => {
  sara = await makeMember({ handle: 'sara_l' });
});

const check = (handle: string, token?: string, address = '127.0.0.1') =>
  callRoute<Payload<typeof checkHandle>>(route, {
    query: { handle },
    token,
    headers: { 'x-qeema-address': address },
  });

describe('the handle check refuses a handle', () => {
  it.each([
    ['empty', '', 'required'],
    ['only spaces', '  ', 'required'],
    ['too short', 'ab', 'handleShort'],
    ['too long', 'a'.repeat(31), 'handleLong'],
    ['5000 letters long', 'a'.repeat(5_000), 'handleLong'],
    ['written in Arabic letters', 'سارة', 'handle'],
    ['spelled with a Cyrillic а', 'sarа', 'handle'],
    ['written in full-width letters', 'ｓａｒａ', 'handle'],
    ['spelled with the Kelvin sign, whose lower case is a k', '\u212Aaram', 'handle'],
    ['spelled with Arabic digits', 'sara١', 'handle'],
    ['split by a space', 'sa ra', 'handle'],
    ['followed by a line break', 'sara\n', 'handle'],
    ['split by a dot', 'sa.ra', 'handle'],
    ['made of underscores only', '____', 'handle'],
    ['reserved for the site', 'support', 'handleReserved'],
    ['similar to a reserved one', '5upp0rt', 'handleReserved'],
  ])('that is %s', async (_, handle, message) => {
    const { status, problem } = await check(handle);
    expect(status).toBe(422);
    expect(problem.errors).toEqual({ handle: `validation:${message}` });
  });
});

it.each(['nou\u200Bra_k', '\uFEFFnoura_k', '\u202Enoura_k', 'noura_k\u200F'])(
  'the handle check reads %j without its invisible marks',
  async (typed) => {
    expect((await check(typed)).payload).toEqual({ handle: 'noura_k', available: true, reason: null });
  },
);

it('the handle check says that a handle is taken or similar to a taken one, except to its owner', async () => {
  expect((await check('sara_l')).payload).toEqual({ handle: 'sara_l', available: false, reason: 'taken' });
  expect((await check('@SARA_L')).payload).toMatchObject({ handle: 'sara_l', reason: 'taken' });
  expect((await check('sara1')).payload).toMatchObject({ available: false, reason: 'similar' });
  expect((await check('sara_1', sara.token)).payload).toMatchObject({ available: true, reason: null });
  expect((await check('sara_designs')).payload).toEqual({
    handle: 'sara_designs',
    available: true,
    reason: null,
  });
});

it('the handle check answers 120 questions from one address and refuses the next one', async () => {
  const last = await Promise.all(
    Array.from({ length: 121 }, (_, index) => check(`name_${index}`, undefined, '203.0.113.7')),
  );
  expect(last.filter(({ status }) => status === 429)).toHaveLength(1);
});
