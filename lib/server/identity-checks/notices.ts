import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { notify } from '@/lib/server/notifications/service';
import type { IdentityNews } from './letters';

/**
 * Notifies the owner, by a notice and a letter, how their check ended, or that its decision was undone, in the
 * transaction that does it.
 */
export function notifyIdentity(
  ctx: Ctx,
  { id, userId }: { id: string; userId: string },
  news: IdentityNews,
): Promise<void> {
  return notify(ctx, { to: userId, kind: `identity_${news.status}`, subject: id, facts: news });
}
