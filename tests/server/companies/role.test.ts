import { describe, expect, it } from 'vitest';
import { POST as END } from '@/app/api/companies/[id]/members/[memberId]/end/route';
import { PUT as ROLE } from '@/app/api/companies/[id]/members/[memberId]/role/route';
import { GET as COMPANY } from '@/app/api/companies/[id]/route';
import type { Company, CompanyMember } from '@/lib/contract/companies';
import { db } from '@/lib/server/db/client';
import { makeInvitation, makeMembership } from '@/lib/server/demo/company-factory';
import { getNotifications } from '@/lib/server/notifications/service';
import { callRoute, statusAndCode } from '@/tests/setup/call-route';
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
  [administrator, member, stranger] = await Promise.all([makeMember(), makeMember(), makeMember()]);
  const appointed = { shareBps: 2000, role: 'administrator' } as const;
  administratorId = await makeMembership(db(), company.id, administrator, appointed);
  memberId = await makeMembership(db(), company.id, member, { shareBps: 3000 });
});

const role = (by: Member, of: string, name: string = 'administrator', id = company.id) =>
  callRoute<CompanyMember>(ROLE, {
    params: { id, memberId: of },
    token: by.token,
    body: { role: name },
    method: 'PUT',
  });
const end = (by: Member, of: string) =>
  callRoute(END, { params: { id: company.id, memberId: of }, token: by.token, method: 'POST' });
const view = async (by: Member) =>
  (await callRoute<Company>(COMPANY, { params: { id: company.id }, token: by.token })).payload;
const kindsOf = async ({ ctx }: Member) =>
  (await getNotifications(ctx, { limit: 20 })).data.map(({ kind, from, actorsCount }) => [
    kind,
    from?._id,
    actorsCount,
  ]);
const MISSING = [404, 'not_found'];
const FORBIDDEN = [403, 'forbidden'];
const state = () => db().selectFrom('company_members').selectAll().orderBy('id').execute();

describe('a change of role is refused', () => {
  it('by everybody but the company: guests, outsiders, members and administrators', async () => {
    const before = await state();
    expect(await statusAndCode(role(stranger, memberId))).toEqual(MISSING);
    for (const by of [member, administrator]) {
      for (const id of [memberId, administratorId]) {
        expect(await statusAndCode(role(by, id, 'administrator'))).toEqual(FORBIDDEN);
        expect(await statusAndCode(role(by, id, 'member'))).toEqual(FORBIDDEN);
      }
    }
    expect(
      (await callRoute(ROLE, { params: { id: company.id, memberId }, method: 'PUT', body: {} })).status,
    ).toBe(401);
    expect(await state()).toEqual(before);
  });

  it('for an invitation, a former member, a member of another company and an unknown id', async () => {
    const invited = await makeInvitation(db(), company.id, stranger);
    await end(company, administratorId);
    const before = await state();
    expect(await statusAndCode(role(company, invited))).toEqual([409, 'conflict']);
    expect(await statusAndCode(role(company, administratorId, 'member'))).toEqual([409, 'conflict']);
    const other = await makeMember({ account_type: 'COMPANY' });
    expect(await statusAndCode(role(other, memberId, 'administrator', other.id))).toEqual(MISSING);
    expect(await statusAndCode(role(company, NO_ID))).toEqual(MISSING);
    expect(await state()).toEqual(before);
  });

  it.each(['owner', 'CREATOR', 'ADMIN', '', null])('to the unknown role %s', async (name) => {
    expect(await statusAndCode(role(company, memberId, name as string))).toEqual([422, 'invalid']);
  });
});

describe('a role', () => {
  it('that the company changes counts at once, and the member is notified once', async () => {
    const change = (name: string) => role(company, memberId, name);
    expect((await view(member)).can).toEqual({ invite: false, appoint: false });
    expect((await change('administrator')).payload).toMatchObject({
      _id: memberId,
      role: 'administrator',
      shareBps: 3000,
    });
    expect((await change('administrator')).status).toBe(200);
    expect((await view(member)).can).toEqual({ invite: true, appoint: false });
    expect(await kindsOf(member)).toEqual([['company_share', company.id, 1]]);
    expect((await change('member')).payload.role).toBe('member');
    expect((await view(member)).can).toEqual({ invite: false, appoint: false });
  });
});
