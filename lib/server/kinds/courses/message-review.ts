import 'server-only';
import type { Payload } from '@/lib/contract/endpoint';
import type { PageQuery } from '@/lib/contract/fields';
import type * as contract from '@/lib/contract/kinds/course-messages';
import { recordAudit } from '@/lib/server/audit/service';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import { decodeIdCursor, toPage } from '@/lib/server/http/cursor';
import { forgetSubject } from '@/lib/server/notifications/withdraw';
import { getPeople } from '@/lib/server/users/service';
import * as repo from './repo-messages';

/** Messages of creators to learners that were reported, newest first. */
export async function listReportedMessages(
  ctx: MemberCtx,
  { cursor, limit }: PageQuery,
): Promise<Payload<typeof contract.listReportedMessages>> {
  const all = await repo.listReported(ctx.db, decodeIdCursor(cursor), limit);
  const { rows, nextCursor } = toPage(all, limit, (row) => [row.id]);
  const people = await getPeople(
    ctx,
    rows.map(({ sender_id }) => sender_id),
  );
  const data = rows.map((row) => ({
    _id: row.id,
    from: found(people.get(row.sender_id)),
    text: row.body,
    sentAt: row.sent_at.toISOString(),
    course: { _id: row.product_id, title: row.title },
    readersCount: row.readers_count,
    reportsCount: row.reports,
  }));
  return { data, nextCursor };
}

/** Returns how many wait for an operator. */
export const countReportedMessages = (ctx: MemberCtx): Promise<number> => repo.countReported(ctx.db);

/** Their ids, newest first. */
export const reportedMessages = async (ctx: Ctx, limit: number): Promise<string[]> =>
  (await repo.listReported(ctx.db, null, limit)).map(({ id }) => id);

/**
 * An operator has looked at a reported message: it stays, or its words are taken out, and the notices about it go.
 * @throws AppError `not_found`, `conflict` where nothing waits
 */
export function judgeCourseMessage(ctx: MemberCtx, id: string, isKept: boolean): Promise<{ done: true }> {
  return inTransaction(ctx, async (ctx) => {
    found(await repo.findMessage(ctx.db, id));
    const message = await repo.updateJudged(ctx.db, { id, isKept, now: ctx.now });
    if (!message) throw new AppError('conflict');
    if (!isKept) await forgetSubject(ctx, id);
    await recordAudit(ctx, {
      actor: ctx.viewer.id,
      action: isKept ? 'courseMessage.keep' : 'courseMessage.remove',
      subjectId: message.sender_id,
      details: {},
    });
    return { done: true };
  });
}
