import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GET as route } from '@/app/api/users/handleAvailable/route';
import type { Payload } from '@/lib/contract/endpoint';
import type { checkHandle } from '@/lib/contract/handles';
import { closeDb } from '@/lib/server/db/client';
import { callRoute } from '@/tests/setup/call-route';
import { type Member, makeMember } from '@/tests/setup/make-member';

let sara: Member;

beforeAll(async () => {
  sara = await makeMember({ handle: 'sara_l' });
});
afterAll(closeDb);

const check = (handle: string, token?: string, address = '127.0.0.1') =>
  callRoute<Payload<typeof checkHandle>>(route, {
    query: { handle },
    token,
    headers: { 'x-qeema-address': address },
  });

describe('no handle is', () => {
  it.each([
    ['empty', '', 'required'],
    ['blank', '  ', 'required'],
    ['too short', 'ab', 'handleShort'],
    ['too long', 'a'.repeat(31), 'handleLong'],
    ['endless', 'a'.repeat(5_000), 'handleLong'],
    ['Arabic', 'سارة', 'handle'],
    ['with a Cyrillic а', 'sarа', 'handle'],
    ['with a zero-width mark', 'sa\u200Bra', 'handle'],
    ['with a mark before it', '\uFEFFsara', 'handle'],
    ['turned around', '\u202Esara', 'handle'],
    ['in full-width letters', 'ｓａｒａ', 'handle'],
    ['with the Kelvin sign, whose lower case is a k', '\u212Aaram', 'handle'],
    ['with Arabic digits', 'sara١', 'handle'],
    ['with a blank inside', 'sa ra', 'handle'],
    ['with a line break', 'sara\n', 'handle'],
    ['a dot', 'sa.ra', 'handle'],
    ['nothing but lines', '____', 'handle'],
    ['the house’s own', 'support', 'handleReserved'],
    ['like the house’s own', '5upp0rt', 'handleReserved'],
  ])('what is %s', async (_, handle, message) => {
    const { status, problem } = await check(handle);
    expect(status).toBe(422);
    expect(problem.errors).toEqual({ handle: `validation:${message}` });
  });
});

it('says that a handle is taken, or looks like another, to all but its owner', async () => {
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

it('is not a way to read all names: an address may ask 120 times in five minutes', async () => {
  const last = await Promise.all(
    Array.from({ length: 121 }, (_, index) => check(`name_${index}`, undefined, '203.0.113.7')),
  );
  expect(last.filter(({ status }) => status === 429)).toHaveLength(1);
});
