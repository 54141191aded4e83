import { describe, expect, it } from 'vitest';
import { GET as HISTORY } from '@/app/api/companies/[id]/history/route';
import { POST as LEAVE } from '@/app/api/companies/[id]/leave/route';
import { POST as END } from '@/app/api/companies/[id]/members/[memberId]/end/route';
import { PUT as ROLE } from '@/app/api/companies/[id]/members/[memberId]/role/route';
import { POST as SHARE } from '@/app/api/companies/[id]/members/[memberId]/share/route';
import { POST as INVITE, GET as MEMBERS } from '@/app/api/companies/[id]/members/route';
import { GET as COMPANY } from '@/app/api/companies/[id]/route';
import { POST as ACCEPT } from '@/app/api/companies/invitations/[id]/accept/route';
import { POST as DECLINE } from '@/app/api/companies/invitations/[id]/decline/route';
import type { Company } from '@/lib/contract/companies';
import { db } from '@/lib/server/db/client';
import { makeInvitation, makeMembership } from '@/lib/server/demo/company-factory';
import { makeUser } from '@/lib/server/demo/people-factory';
import { newId } from '@/lib/server/ids';
import { DAY } from '@/lib/shared/time';
import { callRoute, statusAndCode } from '@/tests/setup/call-route';
import { fromNow, NOW } from '@/tests/setup/clock';
import { type Member, makeMember, NO_ID } from '@/tests/setup/make-member';
import { cleanWorld } from '@/tests/setup/world';

let company: Member;
let administrator: Member;
let member: Member;
let stranger: Member;
let memberId: string;
let administratorId: string;

cleanWorld(async () => {
  company = await makeMember({ role: 'CREATOR', account_type: 'COMPANY' });
  administrator = await makeMember();
  member = await makeMember();
  stranger = await makeMember();
  administratorId = await makeMembership(db(), company.id, administrator, {
    shareBps: 2000,
    role: 'administrator',
  });
  memberId = await makeMembership(db(), company.id, member, { shareBps: 3000 });
});

const invite = (by: Member, body: object, id = company.id) =>
  callRoute(INVITE, {
    params: { id },
    token: by.token,
    body: { handle: stranger.handle, shareBps: 100, role: 'member', ...body },
  });
const share = (by: Member, of: string, body: object, id = company.id) =>
  callRoute(SHARE, { params: { id, memberId: of }, token: by.token, body: { shareBps: 100, ...body } });
const role = (by: Member, of: string) =>
  callRoute(ROLE, {
    params: { id: company.id, memberId: of },
    token: by.token,
    body: { role: 'administrator' },
    method: 'PUT',
  });
const end = (by: Member, of: string) =>
  callRoute(END, { params: { id: company.id, memberId: of }, token: by.token, method: 'POST' });
const MISSING = [404, 'not_found'];
const FORBIDDEN = [403, 'forbidden'];

/** Everything that a refusal must not change. */
const state = async () => {
  const [members, shares] = await Promise.all([
    db().selectFrom('company_members').selectAll().orderBy('id').execute(),
    db().selectFrom('company_shares').selectAll().orderBy('id').execute(),
  ]);
  return JSON.stringify({ members, shares });
};

describe('a company refuses', () => {
  it('an outsider who reads its shares or changes anything: 404', async () => {
    const before = await state();
    expect(
      await statusAndCode(callRoute(COMPANY, { params: { id: company.id }, token: stranger.token })),
    ).toEqual(MISSING);
    expect(await statusAndCode(invite(stranger, {}))).toEqual(MISSING);
    expect(await statusAndCode(share(stranger, memberId, {}))).toEqual(MISSING);
    expect(await statusAndCode(end(stranger, memberId))).toEqual(MISSING);
    expect(
      await statusAndCode(
        callRoute(LEAVE, { params: { id: company.id }, token: stranger.token, method: 'POST' }),
      ),
    ).toEqual(MISSING);
    expect(await state()).toBe(before);
  });

  it('a person who is only invited, and a former member', async () => {
    await makeInvitation(db(), company.id, stranger, { role: 'administrator' });
    expect(
      await statusAndCode(callRoute(COMPANY, { params: { id: company.id }, token: stranger.token })),
    ).toEqual(MISSING);
    expect(await statusAndCode(invite(stranger, { handle: 'x' }))).toEqual(MISSING);
    await end(company, administratorId);
    expect(await statusAndCode(invite(administrator, { handle: 'x' }))).toEqual(MISSING);
  });

  it('a plain member who invites, changes a share or ends a membership', async () => {
    const before = await state();
    expect(await statusAndCode(invite(member, {}))).toEqual(FORBIDDEN);
    expect(await statusAndCode(share(member, memberId, {}))).toEqual(FORBIDDEN);
    expect(await statusAndCode(share(member, administratorId, {}))).toEqual(FORBIDDEN);
    expect(await statusAndCode(end(member, administratorId))).toEqual(FORBIDDEN);
    expect(await state()).toBe(before);
  });

  it('an administrator who appoints another, or decides about an administrator or about themselves', async () => {
    const other = await makeMembership(db(), company.id, await makeMember(), { role: 'administrator' });
    const before = await state();
    expect(await statusAndCode(invite(administrator, { role: 'administrator' }))).toEqual(FORBIDDEN);
    for (const id of [administratorId, other]) {
      expect(await statusAndCode(share(administrator, id, { shareBps: 5000 }))).toEqual(FORBIDDEN);
      expect(await statusAndCode(end(administrator, id))).toEqual(FORBIDDEN);
    }
    expect(await state()).toBe(before);
  });

  it('invitations when its account is not a company, or is suspended', async () => {
    expect(await statusAndCode(invite(member, {}, member.id))).toEqual(MISSING);
    await db().updateTable('users').set({ status: 'suspended' }).where('id', '=', company.id).execute();
    expect(await statusAndCode(invite(administrator, {}))).toEqual(MISSING);
  });
});

describe('an invitation is refused', () => {
  it.each(['nobody_at_all', 'سارة', "' or 1=1"])('to the unknown handle %s', async (handle) => {
    const answer = await invite(company, { handle });
    expect([...(await statusAndCode(answer)), answer.problem.errors]).toEqual([
      422,
      'invalid',
      { handle: 'companies:refusal.nobody' },
    ]);
  });

  it.each(['suspended', 'deletion_requested', 'deleted'])('to an account that is %s', async (status) => {
    const { handle } = await makeUser(db(), { status });
    expect((await invite(company, { handle })).problem.errors).toEqual({
      handle: 'companies:refusal.nobody',
    });
  });

  it('to a member who has blocked the company, whoever invites them', async () => {
    const edge = { id: newId(), blocker_id: stranger.id, blocked_id: company.id, created_at: NOW };
    await db().insertInto('blocks').values(edge).execute();
    for (const by of [company, administrator]) {
      expect((await invite(by, {})).problem.errors, by.handle).toEqual({
        handle: 'companies:refusal.nobody',
      });
    }
  });

  it('to the person who invites, to the company itself, and to another company', async () => {
    const other = await makeMember({ account_type: 'COMPANY' });
    const errors = async (by: Member, handle: string) => (await invite(by, { handle })).problem.errors;
    expect(await errors(company, company.handle)).toEqual({ handle: 'companies:refusal.oneself' });
    expect(await errors(administrator, administrator.handle)).toEqual({
      handle: 'companies:refusal.oneself',
    });
    expect(await errors(administrator, company.handle)).toEqual({ handle: 'companies:refusal.oneself' });
    expect(await errors(company, other.handle)).toEqual({ handle: 'companies:refusal.company' });
  });

  it('to a person who is already a member or already invited', async () => {
    expect(await statusAndCode(invite(company, { handle: member.handle }))).toEqual([409, 'already_member']);
    expect((await invite(company, {})).status).toBe(201);
    expect(await statusAndCode(invite(administrator, {}))).toEqual([409, 'already_member']);
  });

  it('with a share above what is free, counting waiting invitations and planned changes', async () => {
    expect(await statusAndCode(invite(company, { shareBps: 5001 }))).toEqual([409, 'share_unavailable']);
    await makeInvitation(db(), company.id, await makeMember(), { shareBps: 4000 });
    expect(await statusAndCode(invite(company, { shareBps: 1001 }))).toEqual([409, 'share_unavailable']);
    const from = fromNow(30 * DAY).toISOString();
    expect((await share(company, memberId, { shareBps: 3800, from })).status).toBe(200);
    const answer = await invite(company, { shareBps: 201 });
    expect([...(await statusAndCode(answer)), answer.problem.errors]).toEqual([
      409,
      'share_unavailable',
      { shareBps: 'companies:refusal.unavailable' },
    ]);
    expect((await invite(company, { shareBps: 200 })).status).toBe(201);
  });

  it.each([-1, 10_001, 12.5, '1000', null, 1e21])('with the share %s', async (shareBps) => {
    expect(await statusAndCode(invite(company, { shareBps }))).toEqual([422, 'invalid']);
  });
});

describe('a change of a share is refused', () => {
  it('when the new share is above what is free, now or from a later day', async () => {
    expect(await statusAndCode(share(company, memberId, { shareBps: 8001 }))).toEqual([
      409,
      'share_unavailable',
    ]);
    const from = fromNow(DAY).toISOString();
    expect(await statusAndCode(share(company, memberId, { shareBps: 8001, from }))).toEqual([
      409,
      'share_unavailable',
    ]);
    expect((await share(company, memberId, { shareBps: 8000, from })).status).toBe(200);
    expect(await statusAndCode(share(company, administratorId, { shareBps: 2001 }))).toEqual([
      409,
      'share_unavailable',
    ]);
  });

  it('when it begins in the past or too far in the future', async () => {
    const before = await state();
    const errors = async (from: Date) =>
      (await share(company, memberId, { from: from.toISOString() })).problem.errors;
    expect(await errors(fromNow(-1000))).toEqual({ from: 'companies:refusal.past' });
    expect(await errors(fromNow(900 * DAY))).toEqual({ from: 'companies:refusal.far' });
    expect(await state()).toBe(before);
  });

  it('for an invitation, a former member, a member of another company and an unknown id', async () => {
    const invited = await makeInvitation(db(), company.id, stranger);
    expect(await statusAndCode(share(company, invited, {}))).toEqual([409, 'conflict']);
    await end(company, memberId);
    expect(await statusAndCode(share(company, memberId, {}))).toEqual([409, 'conflict']);
    const other = await makeMember({ account_type: 'COMPANY' });
    expect(await statusAndCode(share(other, administratorId, {}, other.id))).toEqual(MISSING);
    expect(await statusAndCode(share(company, NO_ID, {}))).toEqual(MISSING);
  });
});

describe('a member who has asked for the deletion of their account', () => {
  it('can only be removed, and their name and handle are shown nowhere', async () => {
    await db()
      .updateTable('users')
      .set({ status: 'deletion_requested', deletion_requested_at: NOW })
      .where('id', '=', member.id)
      .execute();
    const seen = await callRoute<Company>(COMPANY, { params: { id: company.id }, token: company.token });
    const gone = seen.payload.members.find(({ _id }) => _id === memberId);
    expect(gone).toMatchObject({
      isGone: true,
      shareBps: 3000,
      can: { changeShare: false, changeRole: false, end: true },
    });
    const history = await callRoute(HISTORY, { params: { id: company.id }, token: company.token });
    const members = await callRoute(MEMBERS, { params: { id: company.id } });
    const all = JSON.stringify([seen.payload, history.payload, members.payload]);
    expect([all.includes(member.handle), all.includes(member.name)]).toEqual([false, false]);
    expect(await statusAndCode(share(company, memberId, {}))).toEqual([409, 'conflict']);
    expect(await statusAndCode(role(company, memberId))).toEqual([409, 'conflict']);
    expect(await statusAndCode(share(administrator, memberId, {}))).toEqual([409, 'conflict']);
    expect((await end(company, memberId)).status).toBe(200);
  });
});

describe('an answer to an invitation is refused', () => {
  const answer = (route: typeof ACCEPT, by: Member, id: string) =>
    callRoute(route, { params: { id }, token: by.token, method: 'POST' });

  it.each([ACCEPT, DECLINE])('from everybody but the invited person', async (route) => {
    const id = await makeInvitation(db(), company.id, stranger);
    const before = await state();
    for (const by of [company, administrator, member])
      expect(await statusAndCode(answer(route, by, id))).toEqual(MISSING);
    expect(await state()).toBe(before);
  });

  it('after the other answer was given, and after the invitation was taken back', async () => {
    const accepted = await makeMembership(db(), company.id, stranger);
    expect(await statusAndCode(answer(DECLINE, stranger, accepted))).toEqual([409, 'conflict']);
    const [one, two] = [await makeMember(), await makeMember()];
    const declined = await makeInvitation(db(), company.id, one);
    await answer(DECLINE, one, declined);
    expect(await statusAndCode(answer(ACCEPT, one, declined))).toEqual([409, 'conflict']);
    const back = await makeInvitation(db(), company.id, two);
    await end(company, back);
    expect(await statusAndCode(answer(ACCEPT, two, back))).toEqual([409, 'conflict']);
  });
});
