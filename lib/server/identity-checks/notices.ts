import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { notify } from '@/lib/server/notifications/service';
import type { Decision } from './letters';

/** Notifies the owner, by a notice and a letter, how their check ended, in the transaction that decides it. */
export function notifyIdentityDecided(
  ctx: Ctx,
  { id, userId }: { id: string; userId: string },
  decision: Decision,
): Promise<void> {
  return notify(ctx, { to: userId, kind: `identity_${decision.status}`, subject: id, facts: decision });
}
