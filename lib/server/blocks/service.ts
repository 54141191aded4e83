import 'server-only';
import type { LimitedPerson } from '@/lib/contract/blocks';
import type { PageQuery } from '@/lib/contract/fields';
import type { Locale } from '@/lib/i18n/locales';
import { recountBetween } from '@/lib/server/comments/counts';
import type { MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError } from '@/lib/server/errors';
import { beginPair, endFollows } from '@/lib/server/follows/service';
import { decodeIdCursor, toPage } from '@/lib/server/http/cursor';
import { newId } from '@/lib/server/ids';
import { presentPerson } from '@/lib/server/users/present';
import { assertPerson } from '@/lib/server/users/service';
import * as repo from './repo';

/**
 * Blocks somebody: in one transaction the two also stop following each other, and what either wrote under the other's
 * posts is not listed any more. Doing it again changes nothing.
 * @throws AppError `conflict` for oneself, `not_found` also for a person who has blocked the caller
 */
export async function blockUser(ctx: MemberCtx, userId: string) {
  return inTransaction(ctx, async (ctx) => {
    await beginPair(ctx, userId);
    await assertOther(ctx, userId);
    if (await repo.insertBlock(ctx.db, edge(ctx, userId))) {
      await endFollows(ctx, userId);
      await recountBetween(ctx, userId, true);
    }
    return { isBlocked: true as const };
  });
}

/**
 * Removes a block: comments are listed again; follows do not come back.
 * @throws AppError `conflict` for oneself, `not_found` for a person who does not exist and was not blocked
 */
export async function unblockUser(ctx: MemberCtx, userId: string) {
  return inTransaction(ctx, async (ctx) => {
    await beginPair(ctx, userId);
    const isGone = await repo.deleteBlock(ctx.db, ctx.viewer.id, userId);
    if (isGone) await recountBetween(ctx, userId, false);
    else await assertOther(ctx, userId);
    return { isBlocked: false as const };
  });
}

/** Mutes somebody, who does not learn about it. @throws AppError `conflict` for oneself, `not_found` */
export async function muteUser(ctx: MemberCtx, userId: string) {
  await assertOther(ctx, userId);
  await repo.insertMute(ctx.db, edge(ctx, userId));
  return { isMuted: true as const };
}

/**
 * Removes a mute.
 * @throws AppError `conflict` for oneself, `not_found` for a person who does not exist and was not muted
 */
export async function unmuteUser(ctx: MemberCtx, userId: string) {
  if (!(await repo.deleteMute(ctx.db, ctx.viewer.id, userId))) await assertOther(ctx, userId);
  return { isMuted: false as const };
}

async function assertOther(ctx: MemberCtx, userId: string): Promise<void> {
  if (userId === ctx.viewer.id) throw new AppError('conflict');
  await assertPerson(ctx, userId);
}

function edge(ctx: MemberCtx, whom: string) {
  return { id: newId(ctx.now), by: ctx.viewer.id, whom, now: ctx.now };
}

/** The people that the caller blocked, last first. */
export function listBlocked(ctx: MemberCtx, page: PageQuery) {
  return listLimited(ctx, page, repo.listBlocked);
}

/** The people that the caller muted, last first. */
export function listMuted(ctx: MemberCtx, page: PageQuery) {
  return listLimited(ctx, page, repo.listMuted);
}

async function listLimited(ctx: MemberCtx, page: PageQuery, list: typeof repo.listBlocked) {
  const found = await list(ctx.db, ctx.viewer.id, decodeIdCursor(page.cursor), page.limit);
  const { rows, nextCursor } = toPage(found, page.limit, (row) => [row.sort_id]);
  return { data: rows.map((row) => present(row, ctx.locale)), nextCursor };
}

function present(row: repo.LimitedRow, locale: Locale): LimitedPerson {
  return { ...presentPerson(row, locale), since: row.since.toISOString() };
}
