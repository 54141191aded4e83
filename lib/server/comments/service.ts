import 'server-only';
import type { CommentView } from '@/lib/contract/comments';
import type { PageQuery } from '@/lib/contract/fields';
import { touch } from '@/lib/server/adapters/cache/port';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { found } from '@/lib/server/errors';
import { decodeIdCursor, toPage } from '@/lib/server/http/cursor';
import { newId } from '@/lib/server/ids';
import { notify } from '@/lib/server/notifications/service';
import { countComments as countPostComments, visiblePostAuthor } from '@/lib/server/posts/subject';
import { countComments as countProductComments, visibleProductOwner } from '@/lib/server/products/subject';
import { presentComment } from './present';
import {
  findComment,
  findCommentRow,
  insertComment,
  listComments as listRows,
  type Subject,
  softDeleteComment,
} from './repo';

/**
 * Comments on a post or product that the caller may see, newest first; with `parentId` its answers, oldest first.
 * @throws AppError `not_found`
 */
export async function listComments(ctx: Ctx, subject: Subject, query: PageQuery & { parentId?: string }) {
  await subjectOwner(ctx, subject);
  const rows = await listRows(ctx.db, {
    subject,
    parentId: query.parentId ?? null,
    cursor: decodeIdCursor(query.cursor),
    limit: query.limit,
  });
  const { rows: kept, nextCursor } = toPage(rows, query.limit, (row) => [row.comment_id]);
  return { data: kept.map((row) => presentComment(row, ctx.viewer?.id ?? null)), nextCursor };
}

/**
 * Comments, or answers: an answer to an answer joins its thread. Rows are held in one order, here and where a comment is
 * deleted: comment, its parent, the subject; so two of these never wait for each other.
 * @throws AppError `not_found` for a subject or parent that is not there for the caller
 */
export async function createComment(
  ctx: MemberCtx,
  subject: Subject,
  body: { text: string; parentId: string | null },
): Promise<CommentView> {
  return inTransaction(ctx, async (ctx) => {
    const owner = await subjectOwner(ctx, subject);
    const answered = body.parentId ? found(await findComment(ctx.db, subject, body.parentId)) : null;
    const parentId = answered ? (answered.parent_id ?? answered.id) : null;
    const comment = { subject, authorId: ctx.viewer.id, parentId, text: body.text, now: ctx.now };
    const id = newId(ctx.now);
    await insertComment(ctx.db, { id, ...comment });
    await count(ctx, subject, 1);
    await tell(ctx, subject, owner, answered?.author_id);
    touchSubject(ctx, subject);
    return presentComment(found(await findCommentRow(ctx.db, id)), ctx.viewer.id);
  });
}

/** Deletes an own comment; its answers stay. @throws AppError `not_found` for another's */
export async function deleteComment(
  ctx: MemberCtx,
  type: Subject['type'],
  id: string,
): Promise<{ done: true }> {
  return inTransaction(ctx, async (ctx) => {
    const subjectId = found(await softDeleteComment(ctx.db, { type, id, authorId: ctx.viewer.id }));
    await count(ctx, { type, id: subjectId }, -1);
    touchSubject(ctx, { type, id: subjectId });
    return { done: true };
  });
}

function subjectOwner(ctx: Ctx, subject: Subject): Promise<string> {
  return subject.type === 'posts' ? visiblePostAuthor(ctx, subject.id) : visibleProductOwner(ctx, subject.id);
}

function count(ctx: Ctx, subject: Subject, by: 1 | -1): Promise<void> {
  return subject.type === 'posts'
    ? countPostComments(ctx, subject.id, by)
    : countProductComments(ctx, subject.id, by);
}

async function tell(
  ctx: MemberCtx,
  subject: Subject,
  owner: string,
  answered: string | undefined,
): Promise<void> {
  const about = subject.type === 'posts' ? { postId: subject.id } : { productId: subject.id };
  const by = { actorId: ctx.viewer.id, ...about };
  if (answered) await notify(ctx, { to: answered, kind: 'reply', groupKey: `reply:${subject.id}`, ...by });
  if (owner !== answered)
    await notify(ctx, { to: owner, kind: 'comment', groupKey: `comment:${subject.id}`, ...by });
}

function touchSubject(ctx: MemberCtx, subject: Subject): void {
  ctx.afterCommit(() => touch([`${subject.type === 'posts' ? 'post' : 'product'}:${subject.id}`]));
}
