import { expect, it } from 'vitest';
import { firstAuditBreak } from '@/lib/server/audit/service';
import { viewerOfSession } from '@/lib/server/auth/service';
import { db } from '@/lib/server/db/client';
import { ctxOf, guestCtx, makeSession, makeUser } from '@/lib/server/demo/people-factory';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { getProduct } from '@/lib/server/making/service';
import { grantAdmin, listAdmins, revokeAdmin } from '@/lib/server/members/roles';
import { addProduct } from '@/tests/setup/cart';
import { NOW } from '@/tests/setup/clock';
import { makeMember } from '@/tests/setup/make-member';

const ctx = () => guestCtx(db());
const roleOf = async (id: string) =>
  (await db().selectFrom('users').select('role').where('id', '=', id).executeTakeFirstOrThrow()).role;
const log = () =>
  db().selectFrom('audit_log').select(['actor', 'action', 'subject_id', 'details']).orderBy('seq').execute();

it('the operator role cannot be given to or taken from an unknown or suspended account', async () => {
  await makeUser(db(), { email: 'gone@roles.example', status: 'suspended' });
  for (const email of ['nobody@roles.example', 'gone@roles.example']) {
    expect(await grantAdmin(ctx(), email)).toEqual({ outcome: 'missing' });
    expect(await revokeAdmin(ctx(), email)).toEqual({ outcome: 'missing' });
  }
  expect(await log()).toEqual([]);
});

it('the operator role works at once, is audited once, and revoking it brings the former role back', async () => {
  const user = await makeUser(db(), { email: 'sara@roles.example', role: 'CREATOR' });
  const { sessionId } = await makeSession(db(), user.id);
  const role = async () => (await viewerOfSession(db(), sessionId, NOW))?.role;

  expect(await revokeAdmin(ctx(), 'sara@roles.example')).toMatchObject({ outcome: 'unchanged' });
  expect(await grantAdmin(ctx(), 'sara@roles.example')).toMatchObject({
    outcome: 'granted',
    emailVerified: false,
  });
  expect(await role()).toBe('ADMIN');
  expect(await grantAdmin(ctx(), 'sara@roles.example')).toMatchObject({ outcome: 'unchanged' });
  expect(await listAdmins(ctx())).toEqual([
    { name: user.name, email: 'sara@roles.example', status: 'active' },
  ]);
  expect(await revokeAdmin(ctx(), 'sara@roles.example')).toMatchObject({ outcome: 'revoked' });
  expect(await role()).toBe('CREATOR');
  expect(await log()).toEqual([
    {
      actor: 'command',
      action: 'role.grant',
      subject_id: user.id,
      details: { from: 'CREATOR', to: 'ADMIN' },
    },
    {
      actor: 'command',
      action: 'role.revoke',
      subject_id: user.id,
      details: { from: 'ADMIN', to: 'CREATOR' },
    },
  ]);
  expect(await firstAuditBreak(ctx())).toBeNull();
});

it('an operator whose grant is not in the audit log becomes a plain member when revoked, and can no longer sell', async () => {
  const { id } = await makeUser(db(), { email: 'old@roles.example', role: 'ADMIN' });
  const { id: productId } = await makeProduct(db(), { id });
  await revokeAdmin(ctx(), 'old@roles.example');
  expect(await roleOf(id)).toBe('MEMBER');
  // A member may not sell: their products are unpublished and can no longer be bought.
  const buyer = await makeMember();
  expect((await getProduct(ctxOf(db(), { id }), productId)).status).toBe('unpublished');
  await expect(addProduct(buyer.ctx, productId)).rejects.toMatchObject({ code: 'not_found' });
});

it('ten grants at once are recorded as one', async () => {
  await makeUser(db(), { email: 'ten@roles.example' });
  const before = (await log()).length;
  const results = await Promise.all(Array.from({ length: 10 }, () => grantAdmin(ctx(), 'ten@roles.example')));
  expect(results.filter(({ outcome }) => outcome === 'granted')).toHaveLength(1);
  expect(await log()).toHaveLength(before + 1);
});
