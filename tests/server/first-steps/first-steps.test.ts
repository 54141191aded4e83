import { beforeAll, describe, expect, it } from 'vitest';
import { GET, PUT } from '@/app/api/users/firstSteps/route';
import type { FirstSteps } from '@/lib/contract/first-steps';
import { db } from '@/lib/server/db/client';
import { isDue } from '@/lib/server/first-steps/policy';
import { beginFirstSteps, homeFirstSteps } from '@/lib/server/first-steps/service';
import { DAY } from '@/lib/shared/time';
import { callRoute } from '@/tests/setup/call-route';
import { type Member, makeMember } from '@/tests/setup/make-member';

let noura: Member;

beforeAll(async () => {
  noura = await makeMember();
});

const read = (token = noura.token) => callRoute<FirstSteps>(GET, { token });
const put = (body: unknown, token = noura.token) =>
  callRoute<FirstSteps>(PUT, { body, token, method: 'PUT' });
const rows = (member: Member) =>
  db().selectFrom('first_steps').selectAll().where('user_id', '=', member.id).execute();

describe('the first steps refuse', () => {
  it('a guest', async () => {
    expect([(await read('')).status, (await put({ at: 'people' }, '')).status]).toEqual([401, 401]);
  });

  it.each([
    ['a body without a step', {}, 'at'],
    ['an unknown step', { at: 'install' }, 'at'],
    ['a field that is not declared', { at: 'people', userId: '1' }, '_'],
  ])('%s, and keep nothing', async (_, body, field) => {
    const { status, problem } = await put(body);
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, [field]]);
    expect(await rows(noura)).toEqual([]);
  });

  it.each(['finished', 'dismissed'] as const)('to go on after they are %s', async (end) => {
    const member = await makeMember();
    await put({ at: end }, member.token);
    expect((await put({ at: 'people' }, member.token)).payload).toEqual({ at: end, offered: false });
    expect((await beginFirstSteps(member.ctx)).at).toBe(end);
  });
});

describe('the first steps', () => {
  it('are due in the first week until they are shown, and never in the demo', () => {
    const joined_at = new Date('2026-11-21T10:00:00Z');
    const account = { at: null, joined_at, is_demo: false };
    const later = (days: number) => new Date(joined_at.getTime() + days * DAY);
    expect(isDue(account, later(0))).toBe(true);
    expect(isDue(account, later(6.9))).toBe(true);
    expect(isDue(account, later(7))).toBe(false);
    expect(isDue({ ...account, at: 'interests' }, later(0))).toBe(false);
    expect(isDue({ ...account, is_demo: true }, later(0))).toBe(false);
  });

  it('are offered from when they are shown until they end, and go on where the member left them', async () => {
    const member = await makeMember();
    expect(await homeFirstSteps(member.ctx)).toEqual({
      due: true,
      steps: { at: 'interests', offered: false },
    });
    expect((await read(member.token)).payload).toEqual({ at: 'interests', offered: false });

    await beginFirstSteps(member.ctx);
    expect(await homeFirstSteps(member.ctx)).toEqual({
      due: false,
      steps: { at: 'interests', offered: true },
    });
    await put({ at: 'people' }, member.token);
    expect((await beginFirstSteps(member.ctx)).at).toBe('people');
    expect((await put({ at: 'photo' }, member.token)).payload).toEqual({ at: 'photo', offered: true });
    expect((await put({ at: 'finished' }, member.token)).payload).toEqual({ at: 'finished', offered: false });
    expect((await read(member.token)).payload).toEqual({ at: 'finished', offered: false });
  });

  it('of one member do not change those of another', async () => {
    const [one, other] = [await makeMember(), await makeMember()];
    await put({ at: 'photo' }, one.token);
    expect(await rows(other)).toEqual([]);
    expect((await read(other.token)).payload.at).toBe('interests');
  });

  it('are stored once when two tabs begin them at once', async () => {
    const member = await makeMember();
    await Promise.all([
      beginFirstSteps(member.ctx),
      beginFirstSteps(member.ctx),
      put({ at: 'people' }, member.token),
    ]);
    expect(await rows(member)).toHaveLength(1);
  });
});
