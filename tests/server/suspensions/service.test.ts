import { beforeEach, describe, expect, it } from 'vitest';
import { POST as RESTORE } from '@/app/api/operator/people/[id]/restore/route';
import { GET as MEMBER } from '@/app/api/operator/people/[id]/route';
import { POST as SUSPEND } from '@/app/api/operator/people/[id]/suspend/route';
import { GET as MEMBERS } from '@/app/api/operator/people/route';
import { GET as COMMENTS } from '@/app/api/posts/[id]/comments/route';
import { GET as PROFILE } from '@/app/api/users/[id]/route';
import { GET as ME } from '@/app/api/users/me/route';
import type { MemberDetails } from '@/lib/contract/operator-people';
import { db } from '@/lib/server/db/client';
import { makeComment, makePost } from '@/lib/server/demo/post-factory';
import { suspend } from '@/lib/server/suspensions/service';
import { DAY } from '@/lib/shared/time';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow, NOW } from '@/tests/setup/clock';
import { type Member, makeMember, NO_ID, showFactor } from '@/tests/setup/make-member';
import { lettersTo } from '@/tests/setup/outbox';

let operator: Member;
let member: Member;
let made = 0;

beforeEach(async () => {
  made++;
  await db().updateTable('users').set({ role: 'MEMBER' }).where('role', '=', 'ADMIN').execute();
  operator = await makeMember({ role: 'ADMIN' });
  member = await makeMember({ email: `member${made}@people.example`, phone: `+96650000${1000 + made}` });
});

const suspendOver = (id: string, token = operator.token, reason = 'رسائل مزعجة') =>
  callRoute<MemberDetails>(SUSPEND, { token, params: { id }, body: { reason } });
const restoreOver = (id: string, token = operator.token) =>
  callRoute<MemberDetails>(RESTORE, { token, params: { id }, method: 'POST' });
const statusOf = async (id: string) =>
  (await db().selectFrom('users').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
const auditOf = async (id: string) =>
  (
    await db()
      .selectFrom('audit_log')
      .select(['action', 'actor', 'details'])
      .where('subject_id', '=', id)
      .orderBy('seq')
      .execute()
  ).map(({ action, actor, details }) => [action, actor, details]);

describe('a suspension is refused', () => {
  it('for a member who is not an operator, and for an operator without the second factor', async () => {
    for (const role of ['MEMBER', 'CREATOR']) {
      const { token } = await makeMember({ role });
      expect((await suspendOver(member.id, token)).problem.code).toBe('forbidden');
      expect((await callRoute(MEMBERS, { token })).problem.code).toBe('forbidden');
    }
    const session = db().selectFrom('sessions').select('id').where('user_id', '=', operator.id);
    await showFactor((await session.executeTakeFirstOrThrow()).id, null);
    expect((await suspendOver(member.id)).problem.code).toBe('second_factor_required');
    expect((await callRoute(MEMBER, { token: operator.token, params: { id: member.id } })).problem.code).toBe(
      'second_factor_required',
    );
    expect(await statusOf(member.id)).toBe('active');
  });

  it('of the operator’s own account, of an unknown member, without a reason, or a second time', async () => {
    expect((await suspendOver(operator.id)).problem.code).toBe('own_account');
    expect((await suspendOver(NO_ID)).status).toBe(404);
    expect((await suspendOver(member.id, operator.token, ' \u200b ')).problem.errors).toEqual({
      reason: 'validation:required',
    });
    expect((await restoreOver(member.id)).problem.code).toBe('conflict');
    await suspendOver(member.id);
    expect((await suspendOver(member.id)).problem.code).toBe('conflict');
  });

  it('of the last operator: when two suspend each other at once, one stays active', async () => {
    const other = await makeMember({ role: 'ADMIN' });
    const answers = await Promise.allSettled([
      suspend(operator.ctx, other.id, 'x'),
      suspend(other.ctx, operator.id, 'x'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const statuses = [await statusOf(operator.id), await statusOf(other.id)];
    expect(statuses.sort()).toEqual(['active', 'suspended']);
  });
});

describe('suspending a member', () => {
  it('ends the sessions, hides the member, sends a letter and is audited; restoring takes it back', async () => {
    const subject = { type: 'posts', id: (await makePost(db(), { authorId: operator.id })).id } as const;
    await makeComment(db(), { subject, authorId: member.id });
    const comments = async () =>
      (await callRoute<{ data: unknown[] }>(COMMENTS, { params: { id: subject.id } })).payload.data.length;
    expect(await comments()).toBe(1);
    expect((await callRoute(ME, { token: member.token })).status).toBe(200);

    const { payload } = await suspendOver(member.id);
    expect(payload).toMatchObject({ status: 'suspended', can: { suspend: false, restore: true } });
    expect(payload.suspensions).toMatchObject([{ reason: 'رسائل مزعجة', suspendedBy: operator.name }]);
    expect((await callRoute(ME, { token: member.token })).problem.code).toBe('unauthenticated');
    expect((await callRoute(PROFILE, { params: { id: member.id } })).status).toBe(404);
    expect(await comments()).toBe(0);
    const [letter, ...more] = await lettersTo(member.email ?? '');
    expect([letter?.subject, more]).toEqual(['أُوقف حسابك', []]);
    expect(letter?.text).toContain('رسائل مزعجة');

    expect((await restoreOver(member.id)).payload).toMatchObject({
      status: 'active',
      can: { suspend: true, restore: false },
      suspensions: [{ restoredBy: operator.name }],
    });
    expect((await callRoute(PROFILE, { params: { id: member.id } })).status).toBe(200);
    // Ended sessions stay ended.
    expect((await callRoute(ME, { token: member.token })).problem.code).toBe('unauthenticated');
    expect((await lettersTo(member.email ?? '')).map(({ subject }) => subject)).toContain(
      'عاد حسابك إلى العمل',
    );
    expect(await auditOf(member.id)).toEqual([
      ['account.suspend', operator.id, { reason: 'رسائل مزعجة' }],
      ['account.restore', operator.id, {}],
    ]);
  });

  it('stops a deletion that the member asked for, and restoring gives 14 more days', async () => {
    const asked = fromNow(-20 * DAY);
    await db()
      .updateTable('users')
      .set({ status: 'deletion_requested', deletion_requested_at: asked })
      .where('id', '=', member.id)
      .execute();
    await suspendOver(member.id);
    expect(await statusOf(member.id)).toBe('suspended');
    const { payload } = await restoreOver(member.id);
    expect(payload.status).toBe('deletion_requested');
    expect(new Date(payload.deletesAt ?? 0).getTime()).toBeGreaterThan(NOW.getTime() + 13 * DAY);
  });

  it('twenty times at once happens once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => suspendOver(member.id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await auditOf(member.id)).toHaveLength(1);
    expect(await lettersTo(member.email ?? '')).toHaveLength(1);
  });
});

describe('the list of members', () => {
  const idsFor = async (query: Record<string, string>) =>
    (
      await callRoute<{ data: { _id: string }[] }>(MEMBERS, { token: operator.token, query })
    ).payload.data.map(({ _id }) => _id);

  it('finds by folded name, handle, whole address, phone number and id, but not by a part of an address', async () => {
    await db().updateTable('users').set({ name: 'إيمانُ الزَّهراء' }).where('id', '=', member.id).execute();
    const arabic = `+٩٦٦٥٠٠٠٠${1000 + made}`;
    for (const q of ['ايمان الزهراء', `@${member.handle}`, member.email ?? '', arabic, member.id])
      expect(await idsFor({ q }), q).toContain(member.id);
    expect(await idsFor({ q: 'people.exampl' })).toEqual([]);
    expect(await idsFor({ q: '%' })).toEqual([]);
  });

  it('shows suspended members too, filters by status, and goes page by page', async () => {
    await suspendOver(member.id);
    expect(await idsFor({ status: 'suspended' })).toContain(member.id);
    expect(await idsFor({ status: 'active', q: member.handle })).toEqual([]);
    const first = await callRoute<{ data: { _id: string }[]; nextCursor: string }>(MEMBERS, {
      token: operator.token,
      query: { limit: 1 },
    });
    const second = await idsFor({ limit: '1', cursor: first.payload.nextCursor });
    expect(second[0] !== first.payload.data[0]?._id).toBe(true);
  });
});
