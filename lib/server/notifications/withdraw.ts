import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { NOTICE_NAMES, type NoticeTopic, noticeKind } from '@/lib/shared/notice-kinds';
import { groupKey, type NoticeGroup } from './group-key';
import { deleteActor, deleteGroups } from './repo-withdraw';

/**
 * Withdraws notices, in the caller's transaction: the actor is removed from these groups, and a group without actors is
 * deleted.
 * @param act.to for these readers only
 */
export async function withdraw(
  ctx: Ctx,
  { groups, ...act }: { groups: readonly NoticeGroup[]; actorId: string; to?: readonly string[] },
): Promise<void> {
  await deleteActor(ctx.db, { ...act, groupKeys: groups.map(groupKey) });
}

/** Withdraws all notices about a subject that is deleted: no row may lead to a dead page. */
export async function forgetSubject(ctx: Ctx, subject: string): Promise<void> {
  const kinds = NOTICE_NAMES.filter((kind) => noticeKind(kind)?.isSocial);
  const groups = kinds.flatMap((kind) => {
    const topics = Object.keys(noticeKind(kind)?.words ?? {}) as NoticeTopic[];
    return [{ kind, subject }, ...topics.map((topic) => ({ kind, topic, subject }))];
  });
  await deleteGroups(ctx.db, groups.map(groupKey));
}
