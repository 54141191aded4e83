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
import { presentPerson } from '@/lib/server/users/present';
import {
  addReplies,
  findComment,
  findCommentRow,
  findOwnComment,
  insertComment,
  listComments as listRows,
  type Subject,
  softDeleteComment,
} from './repo';

type Row = Awaited<ReturnType<typeof listRows>>[number];

function present(ctx: Ctx, row: Row): CommentView {
  const isDeleted = row.status !== 'visible';
  return {
    _id: row.comment_id,
    author: presentPerson(row),
    text: isDeleted ? null : row.text,
    parentId: row.parent_id,
    repliesCount: row.replies_count,
    can: { delete: !isDeleted && row.id === ctx.viewer?.id },
    createdAt: row.commented_at.toISOString(),
  };
}

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
  return { data: kept.map((row) => present(ctx, row)), nextCursor };
}

/** Comments, or answers: an answer to an answer joins its thread. @throws AppError `not_found` */
export async function createComment(
  ctx: MemberCtx,
  subject: Subject,
  body: { text: string; parentId: string | null },
): Promise<CommentView> {
  return inTransaction(ctx, async (ctx) => {
    const owner = await subjectOwner(ctx, subject, true);
    const answered = body.parentId ? found(await findComment(ctx.db, subject, body.parentId)) : null;
    const parentId = answered ? (answered.parent_id ?? answered.id) : null;
    const id = newId();
    await insertComment(ctx.db, {
      id,
      subject,
      authorId: ctx.viewer.id,
      parentId,
      text: body.text,
      now: ctx.now,
    });
    if (parentId) await addReplies(ctx.db, parentId, 1);
    await count(ctx, subject, 1);
    await tell(ctx, subject, owner, answered?.author_id);
    touchSubject(ctx, subject);
    return present(ctx, found(await findCommentRow(ctx.db, id)));
  });
}

/** Deletes an own comment; its answers stay. @throws AppError `not_found` for another's */
export async function deleteComment(
  ctx: MemberCtx,
  type: Subject['type'],
  id: string,
): Promise<{ done: true }> {
  return inTransaction(ctx, async (ctx) => {
    const comment = found(await findOwnComment(ctx.db, type, id, ctx.viewer.id));
    const subject: Subject = { type, id: found(comment.subject_id) };
    await softDeleteComment(ctx.db, id);
    if (comment.parent_id) await addReplies(ctx.db, comment.parent_id, -1);
    await count(ctx, subject, -1);
    touchSubject(ctx, subject);
    return { done: true };
  });
}

function subjectOwner(ctx: Ctx, subject: Subject, lock = false): Promise<string> {
  return subject.type === 'posts'
    ? visiblePostAuthor(ctx, subject.id, lock)
    : visibleProductOwner(ctx, subject.id);
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
