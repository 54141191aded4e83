import 'server-only';
import type { PageQuery } from '@/lib/contract/fields';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { found } from '@/lib/server/errors';
import { decodeIdCursor, toPage } from '@/lib/server/http/cursor';
import { getPeople } from '@/lib/server/users/service';
import { BOTH_WAYS_MS } from './policy';
import { presentAdminTip } from './present';
import * as repo from './repo-views';

export type PaidTip = repo.TipRow;

/** Tips that wait for an operator, newest first: their money, or their word. */
export async function listWaitingTips(ctx: MemberCtx, { cursor, limit }: PageQuery) {
  const since = new Date(ctx.now.getTime() - BOTH_WAYS_MS);
  const all = await repo.listWaiting(ctx.db, { since, before: decodeIdCursor(cursor), limit });
  const { rows, nextCursor } = toPage(all, limit, ({ id }) => [id]);
  const ids = rows.flatMap(({ payer_id, author_id }) => [payer_id, author_id]);
  const people = await getPeople(ctx, ids);
  return { data: rows.flatMap((row) => presentAdminTip(row, people)), nextCursor };
}

/** Returns how many tips wait for an operator. */
export const countWaitingTips = (ctx: MemberCtx): Promise<number> => repo.countWaiting(ctx.db);

/** Their ids, newest first. */
export const waitingTips = (ctx: Ctx, limit: number): Promise<string[]> => repo.listWaitingIds(ctx.db, limit);

/** A tip that was paid, whoever got it. @throws AppError `not_found` */
export const getPaidTip = async (ctx: Ctx, id: string): Promise<PaidTip> =>
  found(await repo.findTip(ctx.db, id, null));

/** The same, held until the transaction ends. @throws AppError `not_found` */
export const holdPaidTip = async (ctx: Ctx, id: string): Promise<PaidTip> =>
  found(await repo.lockTip(ctx.db, id, null));

/** An operator has looked at the money of a held tip. */
export const noteReviewed = (ctx: Ctx, id: string): Promise<void> =>
  repo.updateTip(ctx.db, id, { reviewed_at: ctx.now });

/** An operator has looked at the word of a held tip; it is deleted where they do not keep it. */
export const noteJudged = (ctx: Ctx, id: string, isKept: boolean): Promise<void> =>
  repo.updateTip(ctx.db, id, { judged_at: ctx.now, ...(!isKept && { word: '', shown_at: null }) });
