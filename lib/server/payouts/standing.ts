import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { env } from '@/lib/server/env';
import { approvedAmong } from '@/lib/server/identity-checks/service';
import { type AccountStatus, statusesOf } from '@/lib/server/users/standing';

/** The facts that decide whether somebody may be paid (`mayBePaid` in the policy). */
export interface Standing {
  status: AccountStatus;
  /** `not_asked` where identities are not checked: then nobody waits for a check */
  identity: 'not_asked' | 'missing' | 'checked';
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
  // An approval is never taken back, so there is nothing to lock.
  const approved = isAsked ? await approvedAmong(ctx, userIds) : new Set<string>();
  const identity = (id: string) => (approved.has(id) ? 'checked' : 'missing');
  return new Map(
    [...statuses].map(([id, status]) => [id, { status, identity: isAsked ? identity(id) : 'not_asked' }]),
  );
}

/** One member's standing; somebody who does not exist counts as deleted. */
export async function standingOf(
  ctx: Ctx,
  userId: string,
  options: { hold?: boolean } = {},
): Promise<Standing> {
  return (
    (await standingsOf(ctx, [userId], options)).get(userId) ?? { status: 'deleted', identity: 'not_asked' }
  );
}
