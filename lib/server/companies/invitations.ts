import 'server-only';
import type { Membership } from '@/lib/contract/companies';
import { touch } from '@/lib/server/adapters/cache/port';
import type { MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import { holdRated, leaveOutOwnRatings } from '@/lib/server/evaluations/standing';
import { notifyCompany, withdrawInvitationNotice } from './notices';
import { findOpenMembership, findOwnMembership, lockCompany, updateClosed, updateJoined } from './repo';
import { stepsOf, viewMemberships } from './service';

/**
 * Accepts an invitation to the caller: from now on they earn by their share, and their ratings of the company's
 * products and posts do not count any more. Accepting again changes nothing.
 * @throws AppError `not_found` for another's invitation, `conflict` when it was declined or withdrawn
 */
export function acceptInvitation(ctx: MemberCtx, id: string): Promise<Membership> {
  return inTransaction(ctx, async (ctx) => {
    const { company_id } = found(await findOwnMembership(ctx.db, ctx.viewer.id, id));
    const rated = await holdRated(ctx, ctx.viewer.id, company_id);
    found((await lockCompany(ctx.db, company_id)) || null);
    const isNew = await updateJoined(ctx.db, ctx.viewer.id, id, ctx.now);
    const row = found(await findOwnMembership(ctx.db, ctx.viewer.id, id));
    if (row.status !== 'active') throw new AppError('conflict');
    if (isNew) {
      const steps = (await stepsOf(ctx, [row])).get(id) ?? [];
      if (steps.some(({ shareBps }) => shareBps > 0))
        await leaveOutOwnRatings(ctx, ctx.viewer.id, company_id, rated);
      await withdrawInvitationNotice(ctx, row);
      await notifyCompany(ctx, row, 'company_accepted');
      touchBoth(ctx, row);
    }
    return found((await viewMemberships(ctx, [row]))[0]);
  });
}

/**
 * Declines an invitation to the caller. Declining again changes nothing.
 * @throws AppError `not_found` for another's invitation, `conflict` when it was accepted or withdrawn
 */
export function declineInvitation(ctx: MemberCtx, id: string): Promise<{ done: true }> {
  return inTransaction(ctx, async (ctx) => {
    const row = found(await findOwnMembership(ctx.db, ctx.viewer.id, id));
    await lockCompany(ctx.db, row.company_id);
    const to = { status: 'declined', by: ctx.viewer.id, now: ctx.now } as const;
    if (await updateClosed(ctx.db, id, ['invited'], to)) {
      await withdrawInvitationNotice(ctx, row);
      await notifyCompany(ctx, row, 'company_declined');
    } else if ((await findOwnMembership(ctx.db, ctx.viewer.id, id))?.status !== 'declined') {
      throw new AppError('conflict');
    }
    return { done: true };
  });
}

/** Ends the caller's own membership from now on. @throws AppError `not_found` for everybody who is not a member */
export function leaveCompany(ctx: MemberCtx, companyId: string): Promise<{ done: true }> {
  return inTransaction(ctx, async (ctx) => {
    await lockCompany(ctx.db, companyId);
    const row = found(await findOpenMembership(ctx.db, companyId, ctx.viewer.id));
    const to = { status: 'ended', by: ctx.viewer.id, now: ctx.now } as const;
    found((await updateClosed(ctx.db, row.id, ['active'], to)) || null);
    await notifyCompany(ctx, row, 'company_left');
    touchBoth(ctx, row);
    return { done: true };
  });
}

function touchBoth(ctx: MemberCtx, row: { company_id: string; user_id: string }): void {
  ctx.afterCommit(() => touch([`user:${row.company_id}`, `user:${row.user_id}`]));
}
