import 'server-only';
import type { Parsed } from '@/lib/contract/endpoint';
import type { NoticeChoice, updateNoticeChoice as UpdateNoticeChoice } from '@/lib/contract/notice-choices';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { CHOOSABLE, type Choosable } from '@/lib/shared/notice-kinds';
import { findWithoutLetters, listChoices, upsertChoice } from './repo-choices';

/** The caller's choices for all kinds of notices; a kind they never chose is on. */
export async function listNoticeChoices(ctx: MemberCtx): Promise<{ data: NoticeChoice[] }> {
  const rows = await listChoices(ctx.db, ctx.viewer.id);
  const byKind = new Map(rows.map((row) => [row.kind, row]));
  return {
    data: CHOOSABLE.map((kind) => {
      const row = byKind.get(kind);
      return { kind, inApp: row?.in_app ?? true, email: row?.email ?? true };
    }),
  };
}

/** Changes one kind for the caller. @returns every kind */
export async function updateNoticeChoice(
  ctx: MemberCtx,
  change: Parsed<typeof UpdateNoticeChoice>['body'],
): Promise<{ data: NoticeChoice[] }> {
  await upsertChoice(ctx.db, ctx.viewer.id, change);
  return listNoticeChoices(ctx);
}

/** Returns which of these members want no letters of a kind. */
export async function withoutLetters(
  ctx: Ctx,
  userIds: readonly string[],
  kind: Choosable,
): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  return new Set(await findWithoutLetters(ctx.db, userIds, kind));
}
