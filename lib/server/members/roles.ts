import 'server-only';
import { BY_COMMAND, lastAudit, recordAudit } from '@/lib/server/audit/service';
import type { Ctx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { takeOffMarket } from '@/lib/server/products/state';
import { forgetSecondFactor } from '@/lib/server/second-factor/service';
import { findAdmins, findForRole, updateRole } from './repo-roles';

/** The result of a change of role, which the command puts into words. */
export type RoleChange =
  | { outcome: 'granted' | 'revoked' | 'reset'; name: string; emailVerified: boolean }
  | { outcome: 'unchanged'; name: string; role: string }
  | { outcome: 'missing' };

/** Makes the live account with this e-mail an ADMIN. Only the command can do that, no request. */
export function grantAdmin(ctx: Ctx, email: string): Promise<RoleChange> {
  return inTransaction(ctx, async (ctx) => {
    const user = await findForRole(ctx.db, email);
    if (!user) return { outcome: 'missing' };
    const { id, name, role } = user;
    if (role === 'ADMIN') return { outcome: 'unchanged', name, role };
    await updateRole(ctx.db, id, 'ADMIN', ctx.now);
    await recordAudit(ctx, {
      actor: BY_COMMAND,
      action: 'role.grant',
      subjectId: id,
      details: { from: role, to: 'ADMIN' },
    });
    return { outcome: 'granted', name, emailVerified: user.email_verified_at !== null };
  });
}

/** Takes ADMIN away: the account gets the role it had before, by the audit log. It works from the next request on. */
export function revokeAdmin(ctx: Ctx, email: string): Promise<RoleChange> {
  return inTransaction(ctx, async (ctx) => {
    const user = await findForRole(ctx.db, email);
    if (!user) return { outcome: 'missing' };
    const { id, name, role } = user;
    if (role !== 'ADMIN') return { outcome: 'unchanged', name, role };
    const before = (await lastAudit(ctx, id, 'role.grant'))?.from;
    const to = before === 'CREATOR' ? 'CREATOR' : 'MEMBER';
    await updateRole(ctx.db, id, to, ctx.now);
    await forgetSecondFactor(ctx, id);
    // Only creators sell.
    if (to === 'MEMBER') await takeOffMarket(ctx, id);
    await recordAudit(ctx, {
      actor: BY_COMMAND,
      action: 'role.revoke',
      subjectId: id,
      details: { from: 'ADMIN', to },
    });
    return { outcome: 'revoked', name, emailVerified: user.email_verified_at !== null };
  });
}

/**
 * For an operator who lost both the authenticator app and the recovery codes: on the next visit they set up a new
 * factor.
 */
export function resetFactor(ctx: Ctx, email: string): Promise<RoleChange> {
  return inTransaction(ctx, async (ctx) => {
    const user = await findForRole(ctx.db, email);
    if (!user) return { outcome: 'missing' };
    const { id, name, role } = user;
    if (!(await forgetSecondFactor(ctx, id))) return { outcome: 'unchanged', name, role };
    await recordAudit(ctx, {
      actor: BY_COMMAND,
      action: 'second_factor.reset',
      subjectId: id,
      details: {},
    });
    return { outcome: 'reset', name, emailVerified: user.email_verified_at !== null };
  });
}

/** All members who are ADMIN, with their e-mails. */
export function listAdmins(ctx: Ctx) {
  return findAdmins(ctx.db);
}
