import 'server-only';
import type { SessionView } from '@/lib/contract/account';
import type { MemberCtx } from '@/lib/server/ctx';
import { AppError, found } from '@/lib/server/errors';
import { MINUTE } from '@/lib/shared/time';
import { readUserAgent } from '@/lib/shared/user-agent';
import { listLiveSessions, revokeOwnSession, sessionStart } from './repo-sessions';
import { endSessionsOf } from './service';

/** For this time a sign-in is fresh: it replaces the password for an account that has none. */
const FRESH_MS = 10 * MINUTE;

/** The caller's live sessions: this one first, then the last seen. */
export async function listOwnSessions(ctx: MemberCtx): Promise<{ data: SessionView[] }> {
  const rows = await listLiveSessions(ctx.db, ctx.viewer.id, ctx.now);
  const views = rows.map(({ id, user_agent, address, created_at, last_seen_at }) => ({
    _id: id,
    isCurrent: id === ctx.viewer.sessionId,
    ...readUserAgent(user_agent),
    address,
    createdAt: created_at.toISOString(),
    lastSeenAt: last_seen_at.toISOString(),
  }));
  return { data: views.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent)) };
}

/** Ends one of the caller's sessions. @throws AppError `not_found` for another's, and for one that is over */
export async function endOwnSession(ctx: MemberCtx, id: string): Promise<{ done: true }> {
  found((await revokeOwnSession(ctx.db, ctx.viewer.id, id, ctx.now)) || null);
  return { done: true };
}

/** Signs the caller out everywhere else, or here as well. */
export async function endOwnSessions(ctx: MemberCtx, scope: 'others' | 'all'): Promise<{ ended: number }> {
  const except = scope === 'others' ? ctx.viewer.sessionId : undefined;
  return { ended: await endSessionsOf(ctx, ctx.viewer.id, except) };
}

/** @throws AppError `sign_in_again` unless the caller's session began within the last ten minutes */
export async function assertFreshSignIn(ctx: MemberCtx): Promise<void> {
  const start = await sessionStart(ctx.db, ctx.viewer.sessionId);
  if (!start || ctx.now.getTime() - start.getTime() > FRESH_MS) throw new AppError('sign_in_again');
}
