import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { deleteActor, deleteGroups } from './repo-withdraw';

/** What can be told of a post, or of the comments under a product. */
const SUBJECT_GROUPS = ['reaction', 'share', 'comment', 'reply', 'mention', 'commentMention'] as const;

/** The key under which what happens to one subject is shown as one row until it is read. */
export function groupKey(kind: (typeof SUBJECT_GROUPS)[number], subjectId: string): string {
  return `${kind}:${subjectId}`;
}

/**
 * Takes back what was told, in the caller's transaction: the actor leaves these groups, and a group without actors goes.
 * @param act.to where one reader alone is meant
 */
export async function withdraw(
  ctx: Ctx,
  act: { groupKeys: readonly string[]; actorId: string; to?: string },
): Promise<void> {
  await deleteActor(ctx.db, act);
}

/** Takes back all that anybody was told of a subject that is gone: no row may lead to a dead page. */
export async function forgetSubject(ctx: Ctx, subjectId: string): Promise<void> {
  await deleteGroups(
    ctx.db,
    SUBJECT_GROUPS.map((kind) => groupKey(kind, subjectId)),
  );
}
