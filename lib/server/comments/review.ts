import 'server-only';
import type * as contract from '@/lib/contract/comment-reports';
import type { Parsed, Payload } from '@/lib/contract/endpoint';
import { recordAudit } from '@/lib/server/audit/service';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import { decodeIdCursor, toPage } from '@/lib/server/http/cursor';
import { getPeople } from '@/lib/server/users/service';
import { recountWith } from './counts';
import { findComment, findDeletable, type Subject } from './repo';
import * as repo from './repo-reports';
import { subjectOwner } from './subject';

/**
 * The caller reports somebody else's comment that they can see; twice is once.
 * @throws AppError `not_found`, `not_entitled` under a paid post that they do not hold, `not_open_yet`
 */
export async function reportComment(
  ctx: MemberCtx,
  type: Subject['type'],
  id: string,
): Promise<{ done: true }> {
  const { subjectId, authorId } = found(await findDeletable(ctx.db, type, id, ctx.viewer.id));
  const subject = { type, id: subjectId };
  const [comment] = await Promise.all([
    findComment(ctx.db, subject, id, ctx.viewer.id),
    subjectOwner(ctx, subject),
  ]);
  found((authorId !== ctx.viewer.id && comment) || null);
  await repo.insertReport(ctx.db, { commentId: id, reporterId: ctx.viewer.id, now: ctx.now });
  return { done: true };
}

/** Comments that were reported and wait, or those that are hidden; newest first. */
export async function listReportedComments(
  ctx: MemberCtx,
  { state, cursor, limit }: Parsed<typeof contract.listReportedComments>['query'],
): Promise<Payload<typeof contract.listReportedComments>> {
  const all = await repo.listReported(ctx.db, { state, before: decodeIdCursor(cursor), limit });
  const { rows, nextCursor } = toPage(all, limit, (row) => [row.id]);
  const people = await getPeople(
    ctx,
    rows.map(({ author_id }) => author_id),
  );
  const data = rows.map((row) => ({
    _id: row.id,
    author: found(people.get(row.author_id)),
    text: row.text,
    writtenAt: row.created_at.toISOString(),
    about: {
      type: row.post_id ? ('posts' as const) : ('products' as const),
      _id: row.post_id ?? row.product_id,
      title: row.title,
    },
    lesson: row.lesson,
    reportsCount: row.reports,
    isHidden: row.is_hidden,
  }));
  return { data, nextCursor };
}

/** Returns how many wait for an operator. */
export const countReportedComments = (ctx: MemberCtx): Promise<number> => repo.countReported(ctx.db);

/** Their ids, newest first. */
export const reportedComments = async (ctx: Ctx, limit: number): Promise<string[]> =>
  (await repo.listReported(ctx.db, { state: 'waiting', before: null, limit })).map(({ id }) => id);

/**
 * An operator has looked at a reported comment: it stays, or all but its author see it no more; or they show a hidden
 * one again. Its answers stay.
 * @throws AppError `not_found`, `conflict` where nothing waits
 */
export function judgeComment(ctx: MemberCtx, id: string, isHidden: boolean): Promise<{ done: true }> {
  return inTransaction(ctx, async (ctx) => {
    found((await repo.isComment(ctx.db, id)) || null);
    const judged = await repo.updateJudged(ctx.db, { id, isHidden, now: ctx.now });
    if (!judged) throw new AppError('conflict');
    const wasHidden = judged.was === 'hidden';
    const { type, subject_id: subjectId, parent_id: parentId, author_id: authorId } = judged;
    const subject = { type, id: subjectId };
    if (wasHidden !== isHidden) await recountWith(ctx, { subject, parentId, authorId });
    await recordAudit(ctx, {
      actor: ctx.viewer.id,
      action: isHidden ? 'comment.hide' : wasHidden ? 'comment.show' : 'comment.keep',
      subjectId: authorId,
      details: {},
    });
    return { done: true };
  });
}
