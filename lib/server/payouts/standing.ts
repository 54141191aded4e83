import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { env } from '@/lib/server/env';
import { approvedAmong } from '@/lib/server/identity-checks/service';
import { type AccountStatus, statusesOf } from '@/lib/server/users/standing';

/** What decides whether somebody may be paid (`mayBePaid` of the policy). */
export interface Standing {
  status: AccountStatus;
  /** `not_asked` where identities are not checked: then nobody waits for a check */
  identity: 'not_asked' | 'missing' | 'checked';
}

/**
 * Standings by id.
 * @param hold keeps them so until the caller's transaction ends
 */
export async function standingsOf(
  ctx: Ctx,
  userIds: readonly string[],
  options: { hold?: boolean } = {},
): Promise<Map<string, Standing>> {
  const statuses = await statusesOf(ctx, userIds, options);
  const isAsked = env().IDENTITY_CHECK_REQUIRED;
  // What was approved stays approved, so there is nothing to hold.
  const approved = isAsked ? await approvedAmong(ctx, userIds) : new Set<string>();
  const identity = (id: string) => (approved.has(id) ? 'checked' : 'missing');
  return new Map(
    [...statuses].map(([id, status]) => [id, { status, identity: isAsked ? identity(id) : 'not_asked' }]),
  );
}

/** One standing; somebody who is not there is as good as deleted. */
export async function standingOf(
  ctx: Ctx,
  userId: string,
  options: { hold?: boolean } = {},
): Promise<Standing> {
  return (
    (await standingsOf(ctx, [userId], options)).get(userId) ?? { status: 'deleted', identity: 'not_asked' }
  );
}
