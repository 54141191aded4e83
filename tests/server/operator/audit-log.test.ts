import { beforeAll, describe, expect, it } from 'vitest';
import { GET as AUDIT } from '@/app/api/operator/audit/route';
import { GET as STATE } from '@/app/api/operator/audit/state/route';
import type { AuditEntry } from '@/lib/contract/operator';
import { BY_COMMAND, recordAudit } from '@/lib/server/audit/service';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { callRoute } from '@/tests/setup/call-route';
import { type Member, makeMember } from '@/tests/setup/make-member';

let operator: Member;
let subject: Member;

beforeAll(async () => {
  operator = await makeMember({ role: 'ADMIN' });
  subject = await makeMember();
  const ctx = guestCtx(db());
  for (const actor of [operator.id, BY_COMMAND])
    for (const action of ['account.restore', 'self_check.run', 'account.suspend'] as const)
      await recordAudit(ctx, { actor, action, subjectId: subject.id, details: { tries: 1 } });
  await recordAudit(ctx, { actor: operator.id, action: 'account.restore', subjectId: null, details: {} });
});

const list = async (query: Record<string, string | number> = {}) =>
  (
    await callRoute<{ data: AuditEntry[]; nextCursor: string | null }>(AUDIT, {
      token: operator.token,
      query,
    })
  ).payload;

describe('the audit log refuses', () => {
  it('a member who is not an operator, a wrong filter and a wrong cursor', async () => {
    for (const route of [AUDIT, STATE])
      expect((await callRoute(route, { token: subject.token })).problem.code).toBe('forbidden');
    const wrong: Record<string, string>[] = [{ actor: 'x' }, { subject: 'x' }, { action: "' or 1=1" }];
    for (const query of [...wrong, { cursor: 'WyJ4Il0' }])
      expect((await callRoute(AUDIT, { token: operator.token, query })).problem.code).toBe('invalid');
  });
});

describe('the audit log', () => {
  it('is read in pages, newest first, each entry once, with its actor and its subject', async () => {
    const first = await list({ limit: 4 });
    const second = await list({ limit: 4, cursor: first.nextCursor ?? '' });
    expect([...first.data, ...second.data].map(({ _id }) => Number(_id))).toEqual([7, 6, 5, 4, 3, 2, 1]);
    expect(second.nextCursor).toBeNull();
    expect(first.data[0]).toMatchObject({ actor: { _id: operator.id }, subject: null, details: {} });
    expect(first.data[1]).toMatchObject({ actor: null, subject: { _id: subject.id }, details: { tries: 1 } });
  });

  it.each([
    ['an actor', () => ({ actor: operator.id }), 4],
    ['the command', () => ({ actor: 'command' }), 3],
    ['an action', () => ({ action: 'account.restore' }), 3],
    ['a subject', () => ({ subject: subject.id }), 6],
    ['all of them', () => ({ actor: operator.id, action: 'self_check.run', subject: subject.id }), 1],
  ])('can be filtered by %s', async (_, query, expected) => {
    expect((await list(query())).data).toHaveLength(expected);
  });

  it('shows its number of entries, that its chain is unbroken, and its actions', async () => {
    const { payload } = await callRoute(STATE, { token: operator.token });
    expect(payload).toEqual({
      entries: 7,
      firstBreak: null,
      actions: ['account.restore', 'account.suspend', 'self_check.run'],
    });
  });
});
