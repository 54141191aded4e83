import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { env } from '@/lib/server/env';
import { payableFrom } from '@/lib/server/identity-checks/service';
import { type AccountStatus, statusesOf } from '@/lib/server/users/standing';

/** The facts that decide whether somebody may be paid (`mayBePaid` in the policy). */
export interface Standing {
  status: AccountStatus;
  /**
   * `not_asked` where identities are not checked: then nobody waits for a check; `cooling` as long as an approval can
   * be undone
   */
  identity: 'not_asked' | 'missing' | 'cooling' | 'checked';
  /** the end of `cooling` */
  payableAt: Date | null;
}

/**
 * The standings of members, by their ids.
 * @param hold they stay so until the caller's transaction ends
 */
export async function standingsOf(
  ctx: Ctx,
  userIds: readonly string[],
  options: { hold?: boolean } = {},
): Promise<Map<string, Standing>> {
  const statuses = await statusesOf(ctx, userIds, options);
  const isAsked = env().IDENTITY_CHECK_REQUIRED;
  // Read after the accounts are locked: an approval that was undone meanwhile is gone.
  const approved = isAsked ? await payableFrom(ctx, userIds, options) : null;
  return new Map([...statuses].map(([id, status]) => [id, { status, ...identityOf(id, approved, ctx.now) }]));
}

function identityOf(
  id: string,
  approved: Map<string, Date> | null,
  now: Date,
): Pick<Standing, 'identity' | 'payableAt'> {
  if (!approved) return { identity: 'not_asked', payableAt: null };
  const from = approved.get(id);
  if (!from) return { identity: 'missing', payableAt: null };
  return now < from ? { identity: 'cooling', payableAt: from } : { identity: 'checked', payableAt: null };
}

/** Returns one member's standing; somebody who does not exist counts as deleted. */
export async function standingOf(
  ctx: Ctx,
  userId: string,
  options: { hold?: boolean } = {},
): Promise<Standing> {
  const standings = await standingsOf(ctx, [userId], options);
  return standings.get(userId) ?? { status: 'deleted', identity: 'not_asked', payableAt: null };
}
